import {
  ADMIN,
  createStore,
  startApp,
  type ScratchApp,
  type Store,
} from '../../../scripts/lib/scratch-app.mjs';
import { request } from '../assurance/call.js';
import { readDocument, routesOf, type Route } from '../assurance/document.js';
import { engine } from '../support/engine.js';
import { World } from '../support/world.js';

const START_MS = 120_000;

type Who = 'nobody' | 'olivia' | 'amara' | 'tom' | 'admin';

/**
 * The examples of these calls are sent as they stand, in this order. The other calls that write are about something that a
 * fresh market numbers differently every day, or need what was mailed.
 */
const STORY: [Who, string[]][] = [
  [
    'nobody',
    ['checkPostcode', 'searchCleaners', 'getCleaner', 'getCleanerByUser', 'listFreeDays', 'listFreeSlots'],
  ],
  [
    'nobody',
    ['listReviewsOfPerson', 'getReviewSpread', 'sendContactMessage', 'joinWaitlist', 'reportClientError'],
  ],
  ['nobody', ['registerCustomer', 'registerCleaner', 'signIn', 'requestPasswordReset', 'getSiteConfig']],
  [
    'olivia',
    ['getCurrentUser', 'getUser', 'updateUser', 'updatePrivacy', 'exportPersonalData', 'listSessions'],
  ],
  ['olivia', ['createBooking', 'listCustomerBookings', 'getCustomerBookingSummary', 'listRecentBookings']],
  [
    'olivia',
    ['createPosting', 'listCustomerPostings', 'saveCleaner', 'listSavedCleaners', 'listSavedCleanerIds'],
  ],
  ['olivia', ['unsaveCleaner', 'listConversations', 'getConversation', 'markConversationRead', 'getThread']],
  ['olivia', ['listRecentMessages', 'countUnreadMessages', 'listNotifications', 'countUnreadNotifications']],
  [
    'olivia',
    ['markAllNotificationsRead', 'listOwnCases', 'listTold', 'listBlockedPeople', 'sendVerificationCode'],
  ],
  ['olivia', ['confirmPassword', 'requestEmailChange', 'setUpTwoFactor', 'disableTwoFactor']],
  [
    'amara',
    ['listOwnCleanerBookings', 'listCleanerBookings', 'getCleanerBookingSummary', 'listAvailablePostings'],
  ],
  ['amara', ['listCleanerBookingsInBlocks', 'listCleanerApplications', 'getEarnings', 'exportEarnings']],
  [
    'amara',
    ['listOwnChecks', 'addBlock', 'listBlocks', 'getWorkingHours', 'replaceWorkingHours', 'updateCleaner'],
  ],
  ['amara', ['createCalendarFeed', 'removeCalendarFeed', 'listApiKeys', 'readEventFeed']],
  ['admin', ['listUsers', 'verifyUser', 'changeUsers', 'requestCheck', 'recordCheck', 'setCleanerInsurance']],
  ['admin', ['getApplicant', 'rejectCleaner']],
  ['tom', ['applyAgain']],
  [
    'admin',
    ['approveCleaner', 'withdrawApproval', 'listChecks', 'listCases', 'listAuditLog', 'listMailQueue'],
  ],
  ['olivia', ['deactivateAccount']],
];

describe('the request examples of the API document', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let routes: Map<string, Route>;

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store, env: { DEMO_DATA: 'true' } });
    world = new World(app.url);
    const found = routesOf(await readDocument(world));
    routes = new Map(found.map((route) => [route.operation.operationId, route]));
  }, START_MS);

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('can be sent by the demo accounts as they stand', async () => {
    const tokens = new Map<Who, string>();
    const tokenOf = async (who: Who) => {
      if (who === 'nobody') return undefined;
      const known = tokens.get(who);
      if (known !== undefined) return known;
      const email = `${who}@demo.tidyhearth.example`;
      const { token } = await world.signIn(who === 'admin' ? ADMIN : { email, password: 'tidy-demo-2026' });
      tokens.set(who, token);
      return token;
    };
    const refused: string[] = [];
    for (const [who, calls] of STORY)
      for (const name of calls) {
        const route = routes.get(name);
        const { status, text } = await sendExample(app.url, route, await tokenOf(who));
        if (status >= 300) refused.push(`${name} ${status} ${text.slice(0, 200)}`);
      }
    expect(refused).toEqual([]);
  });
});

/** The call as a page of the document would send it without any change. */
async function sendExample(url: string, route: Route | undefined, token: string | undefined) {
  if (!route) return { status: 0, text: 'no such call' };
  const { method, operation } = route;
  const filled = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  let path = route.path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of filled) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query') query.set(name, String(example));
  }
  const json = operation.requestBody?.content['application/json']?.example;
  const address = `${url}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return request(address, { method, token, ...(json === undefined ? {} : { json }) });
}
