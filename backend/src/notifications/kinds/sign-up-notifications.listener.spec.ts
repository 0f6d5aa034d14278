import { HOUR_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { OverdueApplicationsJob } from '../../cleaners/overdue-applications.job.js';
import { WITHDRAW_CLEANER_APPROVAL } from '../../cleaners/cleaners.queries.js';
import { ApplicationsOverdue } from '../../cleaners/events/cleaner.events.js';
import { loadConfig } from '../../config/load-config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { WaitingApplications1767000000000 } from '../../database/migrations/1767000000000-waiting-applications.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { select, text, write, type Write } from '../../database/statement.js';
import { LiveHub } from '../../events/live-hub.js';
import { MailRendererService } from '../../mail/mail-renderer.service.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { NotifierService } from '../notifier.service.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';
import { TeamMailsService } from '../team-mails.service.js';
import { SignUpNotificationsListener } from './sign-up-notifications.listener.js';

const ONE = 'Waiting for more than 48 hours: 1 cleaner application';
const TWO = 'Waiting for more than 48 hours: 2 cleaner applications';

describe('applications that wait longer than their answer was promised', () => {
  let database: TestDatabase;
  let job: OverdueApplicationsJob;
  const now = Date.now();

  beforeEach(async () => {
    const config = loadConfig({});
    const outbox = new OutboxService(config, new SecretsService(config), new MailRendererService(config));
    const listener = new SignUpNotificationsListener(
      new NotifierService(new LiveHub(config), outbox),
      new TeamMailsService(outbox, config),
      new ShutAccountMailsService(outbox),
    );
    database = await openTestDatabase({
      dispatch: async (event, tx) => {
        if (event instanceof ApplicationsOverdue && tx) await listener.remindTeam(event, tx);
      },
    });
    job = new OverdueApplicationsJob(database.uow, new JobLeasesService(database.uow));
  });
  afterEach(() => database.close());

  const run = (statement: Write, values: (string | number)[] = []) =>
    database.uow.run((tx) => tx.sql.run(statement, values));
  const dayPasses = () =>
    run(write('test', 'UPDATE email_notifications SET createdAt = createdAt - ?'), [25 * HOUR_MS]);
  const applied = async (id: number, hoursAgo: number, status = 'pending') => {
    await run(
      write(
        'test',
        `INSERT INTO users (id, email, password, firstName, lastName, userType, isVerified, createdAt, updatedAt)
         VALUES (?, ?, '-', 'A', 'B', 'cleaner', 1, 0, 0)`,
      ),
      [id, `${id}@test.example`],
    );
    await run(
      write(
        'test',
        `INSERT INTO cleaners (id, userId, status, bio, hourlyRatePence, location, postcode, services, serviceMask,
                               isInsured, createdAt, updatedAt)
         VALUES (?, ?, ?, 'b', 2500, 'Oxford', 'OX1 2JD', '[]', 0, 1, ?, 0)`,
      ),
      [id, id, status, now - hoursAgo * HOUR_MS],
    );
  };
  const told = async () => {
    const mails = select('test', { subject: text }, 'SELECT subject FROM email_notifications ORDER BY id');
    return (await database.sql.all(mails)).map(({ subject }) => subject);
  };

  it('are told to the team once a day, or again if that mail was left unsent, until they are decided', async () => {
    await applied(1, 47.9);
    await applied(2, 100, 'approved');
    await job.remind(now);
    expect(await told()).toEqual([]);

    await applied(3, 48.1);
    await job.remind(now);
    await applied(4, 60);
    await job.remind(now);
    expect(await told()).toEqual([ONE]);

    const leftUnsent = "UPDATE email_notifications SET status = 'failed', body = NULL";
    await run(write('test', leftUnsent));
    await job.remind(now);
    await job.remind(now);
    expect(await told()).toEqual([ONE, TWO]);

    await dayPasses();
    await run(write('test', "UPDATE cleaners SET status = 'rejected'"));
    await job.remind(now);
    expect(await told()).toEqual([ONE, TWO]);
  });

  it('wait since they were sent again, also before the upgrade, or their approval was withdrawn', async () => {
    await applied(1, 500);
    const again = write('test', 'INSERT INTO cleaner_reapplications (cleanerId, createdAt) VALUES (1, ?)');
    await run(again, [now - 300 * HOUR_MS]);
    await run(again, [now - 47 * HOUR_MS]);
    await database.uow.run(async ({ manager: { queryRunner } }) => {
      if (queryRunner) await new WaitingApplications1767000000000().up(queryRunner);
    });
    await job.remind(now);
    expect(await told()).toEqual([]);
    await job.remind(now + 2 * HOUR_MS);
    expect(await told()).toEqual([ONE]);

    await dayPasses();
    await run(write('test', "UPDATE cleaners SET status = 'approved'"));
    await run(WITHDRAW_CLEANER_APPROVAL, [now, now, 1]);
    await job.remind(now + 47 * HOUR_MS);
    expect(await told()).toEqual([ONE]);
    await job.remind(now + 49 * HOUR_MS);
    expect(await told()).toEqual([ONE, ONE]);
  });
});
