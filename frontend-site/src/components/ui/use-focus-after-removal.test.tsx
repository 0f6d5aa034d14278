import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { ConfirmDialog } from './confirm-dialog';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { useFocusOnMore } from './use-focus-on-more';

function Page({ children }: { children: ReactNode }) {
  useFocusAfterRemoval();
  return (
    <main tabIndex={-1}>
      <h1>Dashboard</h1>
      {children}
      <button type="button">Elsewhere</button>
    </main>
  );
}

/** A page of which a part changes. */
function open(before: ReactNode) {
  const { rerender } = renderOnSite(<Page>{before}</Page>);
  return (after: ReactNode) => act(async () => rerender(<Page>{after}</Page>));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectFocusOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

/** The focus waits for two frames. */
const frames = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );

const Devices = ({ names }: { names: string[] }) => (
  <section>
    <h2>Devices</h2>
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}
          <button type="button">End {name}</button>
        </li>
      ))}
    </ul>
  </section>
);

it('goes to the next row when one was removed, to the one before the last, and to the heading of what is empty', async () => {
  const show = open(<Devices names={['Phone', 'Laptop', 'Tablet']} />);
  await press('End Laptop');
  await show(<Devices names={['Phone', 'Tablet']} />);
  await expectFocusOn('TabletEnd Tablet');
  await press('End Tablet');
  await show(<Devices names={['Phone']} />);
  await expectFocusOn('PhoneEnd Phone');
  await press('End Phone');
  await show(<Devices names={[]} />);
  await expectFocusOn('Devices');
});

const Card = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div>
    <article>
      <h3>{name}</h3>
      {children}
    </article>
  </div>
);

it('stays in the card whose button was removed', async () => {
  const show = open(
    <Card name="Deep clean">
      <button type="button">Accept</button>
    </Card>,
  );
  await press('Accept');
  await show(<Card name="Deep clean" />);
  await expectFocusOn('Deep clean');
});

function Cancellable({ name, onCancel }: { name: string; onCancel: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card name={name}>
      <button type="button" onClick={() => setAsking(true)}>
        Cancel {name}
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Sure?"
        confirmLabel="Yes"
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
        onCancel={() => setAsking(false)}
      >
        It is told to the other side.
      </ConfirmDialog>
    </Card>
  );
}

function Bookings() {
  const [names, setNames] = useState(['Monday', 'Tuesday']);
  return (
    <section>
      <h2>Bookings</h2>
      {names.map((name) => (
        <Cancellable
          key={name}
          name={name}
          onCancel={() => setNames((all) => all.filter((other) => other !== name))}
        />
      ))}
    </section>
  );
}

it('goes on beside what a dialog was opened from when a yes removed it, and back to it after a no', async () => {
  open(<Bookings />);
  await press('Cancel Tuesday');
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await expectFocusOn('Cancel Tuesday');
  await press('Cancel Monday');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await expectFocusOn('TuesdayCancel Tuesday');
});

it('goes to the heading of what has replaced the view', async () => {
  const show = open(
    <div>
      <section key="jobs">
        <h2>Your jobs</h2>
        <button type="button">Show applications</button>
      </section>
    </div>,
  );
  await press('Show applications');
  await show(
    <div>
      <section key="job">
        <h2>Deep clean</h2>
      </section>
    </div>,
  );
  await expectFocusOn('Deep clean');
});

const SaveForm = ({ canSave }: { canSave: boolean }) => (
  <section>
    <h2>Your details</h2>
    <button type="button" disabled={!canSave}>
      Save
    </button>
  </section>
);

it('goes to the heading above a button that has nothing to do any more', async () => {
  const show = open(<SaveForm canSave />);
  await press('Save');
  // Browsers do this once it is disabled; jsdom does not.
  act(() => screen.getByRole('button', { name: 'Save' }).blur());
  await show(<SaveForm canSave={false} />);
  await expectFocusOn('Your details');
});

it('leaves who went on elsewhere there, and moves nothing where nothing had the focus', async () => {
  const show = open(<Devices names={['Phone', 'Laptop', 'Tablet']} />);
  await show(<Devices names={['Phone', 'Laptop']} />);
  await frames();
  expect(document.activeElement).toBe(document.body);
  await press('End Phone');
  await press('Elsewhere');
  await show(<Devices names={['Laptop']} />);
  await frames();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

function Pages({ names, hasMore }: { names: string[]; hasMore: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const goOnFromHere = useFocusOnMore(list, 'item');
  return (
    <section>
      <h2>Reports</h2>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={goOnFromHere}>
          More
        </button>
      )}
    </section>
  );
}

it('leaves to the last page of a list where its button leads to, however late it is rendered', async () => {
  const show = open(<Pages names={['One']} hasMore />);
  await press('More');
  await show(<Pages names={['One']} hasMore={false} />);
  await frames();
  await show(<Pages names={['One', 'Two']} hasMore={false} />);
  await expectFocusOn('Two');
});
