import { write } from '../../src/database/statement.js';
import type { UnitOfWork } from '../../src/database/unit-of-work.js';

/** The rows of a customer and an approved cleaner, for unit tests of code with SQL. */
export const PARTIES = { customerId: 1, cleanerUserId: 2, cleanerId: 7 } as const;

export const addParties = (uow: UnitOfWork): Promise<void> =>
  uow.run(async ({ sql }) => {
    for (const id of [PARTIES.customerId, PARTIES.cleanerUserId])
      await sql.run(
        write(
          'test',
          "INSERT INTO users (id, email, password, firstName, lastName, createdAt, updatedAt) VALUES (?, ?, '-', 'A', 'B', 0, 0)",
        ),
        [id, `${id}@test.example`],
      );
    await sql.run(
      write(
        'test',
        `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, status, createdAt, updatedAt)
         VALUES (?, ?, 'b', 2500, 'Oxford', 'OX1 2JD', '[]', 0, 'approved', 0, 0)`,
      ),
      [PARTIES.cleanerId, PARTIES.cleanerUserId],
    );
  });
