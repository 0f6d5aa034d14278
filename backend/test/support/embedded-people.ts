import { HOUR_MS, type BookingStatus } from '@tidyhearth/domain';
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

interface PartiesBooking {
  id: number;
  startsAt: number;
  status?: BookingStatus;
  requestedAt?: number;
}

/** A booking of an hour between the two. */
export const addBooking = (
  uow: UnitOfWork,
  { id, startsAt, status = 'confirmed', requestedAt = 0 }: PartiesBooking,
): Promise<unknown> =>
  uow.run(({ sql }) =>
    sql.run(
      write(
        'test',
        `INSERT INTO bookings (id, customerId, cleanerId, serviceType, homeSize, bookingDate, bookingTime, startsAt, endsAt,
           durationMinutes, address, streetAddress, city, postcode, hourlyRatePence, totalPence, status, requestedAt, createdAt, updatedAt)
         VALUES (?, ?, ?, 'regular', 'Medium', '2027-06-01', '09:00', ?, ?, 60, 'a', 's', 'c', 'OX1 2JD', 2500, 2500, ?, ?, 0, 0)`,
      ),
      [id, PARTIES.customerId, PARTIES.cleanerId, startsAt, startsAt + HOUR_MS, status, requestedAt],
    ),
  );
