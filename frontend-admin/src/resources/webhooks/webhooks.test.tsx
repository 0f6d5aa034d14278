// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '@tidyhearth/domain';
import { listOf, serve, type Answer, type Call } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { WebhookList } from './WebhookList';
import { WebhookShow } from './WebhookShow';

afterEach(cleanup);

const SECRET = 'whsec_c2VjcmV0LW9mLXRoZS10ZXN0';
const webhook = {
  id: 3,
  url: 'https://hooks.example.org/rota',
  description: 'Our rota',
  types: ['booking.confirmed'],
  status: 'active',
  pausedBecause: null,
  failingSince: null,
  lastSuccessAt: '2026-11-20T10:00:00.000Z',
  lastFailureAt: null,
  rotationEndsAt: null,
  createdAt: '2026-11-19T10:00:00.000Z',
  updatedAt: '2026-11-19T10:00:00.000Z',
};
const own = { ...webhook, ownerId: 1, ownerEmail: 'admin@test.example', isOwn: true };
const others = {
  ...own,
  id: 4,
  url: 'https://cleaner.example.org/',
  ownerId: 15,
  ownerEmail: 'ada@test.example',
  isOwn: false,
  status: 'paused',
  pausedBecause: 'failing',
};
const delivery = {
  id: 902,
  eventId: 'evt_1',
  type: 'booking.confirmed',
  status: 'failed',
  attempts: 10,
  nextAttemptAt: null,
  answerStatus: 500,
  error: 'It answered 500',
  durationMs: 132,
  lastAttemptAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};

const list = (answerTo: (call: Call) => Answer | undefined = () => undefined) => {
  const calls = serve((call) => answerTo(call) ?? listOf([own, others]));
  const user = renderConsole(
    <ResourceContextProvider value="webhooks">
      <WebhookList />
    </ResourceContextProvider>,
  );
  return { calls, user };
};

const show = (answerTo: (call: Call) => Answer | undefined = () => undefined) => {
  const calls = serve((call) => {
    const answer = answerTo(call);
    if (answer) return answer;
    if (call.path === '/api/webhooks/3') return { body: webhook };
    if (call.path.endsWith('/deliveries')) return { body: [delivery] };
    return undefined;
  });
  const user = renderConsole(
    <ResourceContextProvider value="webhooks">
      <Routes>
        <Route path="/webhooks/:id/show" element={<WebhookShow />} />
      </Routes>
    </ResourceContextProvider>,
    '/webhooks/3/show',
  );
  return { calls, user };
};

test('the list leads to the own webhooks, and pauses those of cleaners once that is confirmed', async () => {
  const { calls, user } = list(({ path }) => (path.endsWith('/pause') ? { status: 204 } : undefined));
  expect((await screen.findByRole('link', { name: own.url })).getAttribute('href')).toBe('/webhooks/3/show');
  expect(screen.queryByRole('link', { name: others.url })).toBeNull();
  expect(screen.getByText('No call has succeeded for three days.')).toBeDefined();
  expect(screen.queryByRole('button', { name: `Pause to ${own.url}` })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Pause to ${others.url}` }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/ada@test\.example is told/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/webhooks/4/pause'));
});

test('a webhook that the team paused is released once that is confirmed', async () => {
  const held = { ...others, pausedBecause: 'team' };
  const { calls, user } = list(({ path }) =>
    path.endsWith('/release') ? { status: 204 } : listOf([own, held]),
  );
  await user.click(await screen.findByRole('button', { name: `Release to ${others.url}` }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/ada@test\.example is told, and can resume it/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/webhooks/4/release'));
});

test('a new webhook is called about what was ticked, and its secret is shown once', async () => {
  const { calls, user } = list(({ method }) =>
    method === 'POST' ? { status: 201, body: { ...webhook, secret: SECRET } } : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await user.type(await screen.findByLabelText(/^URL/), webhook.url);
  await user.click(screen.getByRole('checkbox', { name: /Everything/ }));
  expect(screen.getByText(WEBHOOK_EVENTS['booking.confirmed'])).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /booking\.confirmed/ }));
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeDefined();
  const made = calls.find(({ method }) => method === 'POST');
  expect(made?.body).toEqual({ url: webhook.url, description: null, types: ['booking.confirmed'] });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
});

test('a URL that is refused says why at its field, and nothing typed is lost', async () => {
  const msg = 'The URL leads to an address that is not public';
  const { user } = list(({ method }) =>
    method === 'POST'
      ? {
          status: 400,
          body: {
            statusCode: 400,
            code: 'VALIDATION_FAILED',
            message: 'Please check',
            details: [{ path: 'url', msg }],
          },
        }
      : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await user.type(await screen.findByLabelText(/^URL/), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText(msg)).toBeDefined();
  expect(screen.getByDisplayValue('https://10.0.0.1/')).toBeDefined();
});

test('a call shows what was sent and what came back, and is sent again', async () => {
  const detail = {
    ...delivery,
    requestHeaders: [{ name: 'webhook-id', value: 'evt_1' }],
    requestBody: '{"id":"evt_1","type":"booking.confirmed"}',
    answerBody: 'out of cheese',
  };
  const { calls, user } = show(({ path }) => {
    if (path.endsWith('/deliveries/902/replay')) return { body: detail };
    return path.endsWith('/deliveries/902') ? { body: detail } : undefined;
  });
  expect(await screen.findByText('Answer 500, 132 ms, 10 tries')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Details of booking\.confirmed/ }));
  expect(await screen.findByText(/out of cheese/)).toBeDefined();
  expect(screen.getByText(/webhook-id: evt_1/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Call Queued Again')).toBeDefined();
  expect(calls.some(({ path }) => path.endsWith('/deliveries/902/replay'))).toBe(true);
});

test('a test says whether it was answered, and why not', async () => {
  let error: string | null = 'It answered 500';
  const { user } = show(({ path }) =>
    path.endsWith('/test') ? { body: { ...delivery, type: 'test.ping', error } } : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test Failed')).toBeDefined();
  error = null;
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test Answered')).toBeDefined();
});

test('a new secret is shown once it is asked for, and a time is sent again', async () => {
  const { calls, user } = show(({ path }) => {
    if (path.endsWith('/rotate-secret')) return { body: { ...webhook, secret: SECRET } };
    return path.endsWith('/replay') ? { body: { events: 17 } } : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await user.click(await screen.findByRole('button', { name: 'Replay a time' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('17 Events Sent Again')).toBeDefined();
  const replay = calls.find(({ path }) => path.endsWith('/replay'));
  expect(replay?.body).toEqual({ from: expect.stringMatching(/Z$/), to: expect.stringMatching(/Z$/) });
});
