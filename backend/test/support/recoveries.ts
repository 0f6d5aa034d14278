import { generate } from 'otplib';
import { secretOf } from '../assurance/scenes.js';
import { mailedToken } from './codes.js';
import { expectStatus } from './expect-status.js';
import { world, type CleanerAccount } from './world.js';

const newPassword = 'brand new horse';

/** Ways to take an account back from an intruder. Each returns the password that is valid afterwards. */
export const RECOVERIES: [string, (owner: CleanerAccount) => Promise<string>][] = [
  [
    'a password reset',
    async ({ user }) => {
      await world.anyone.post('/api/auth/forgot-password').send({ email: user.email });
      const token = await mailedToken(world, user.email, /reset your password/i);
      const reset = await world.anyone.post('/api/auth/reset-password').send({ token, newPassword });
      expectStatus(reset, 200);
      return newPassword;
    },
  ],
  [
    'a new password',
    async (owner) => {
      const body = { currentPassword: owner.password, newPassword };
      expectStatus(await world.as(owner).post('/api/auth/change-password').send(body), 200);
      return newPassword;
    },
  ],
  [
    'signing out everywhere',
    async (owner) => {
      expectStatus(await world.as(owner).delete('/api/auth/sessions'), 204);
      return owner.password;
    },
  ],
  [
    'the admin’s reset of two-factor authentication',
    async (owner) => {
      const code = await generate({ secret: await secretOf(world, owner) });
      const enable = world.as(owner).post('/api/auth/2fa/verify').send({ userId: owner.user.id, code });
      expectStatus(await enable, 200);
      const path = `/api/admin/users/${owner.user.id}/reset-two-factor`;
      expectStatus(
        await world
          .as(await world.admin())
          .post(path)
          .send({ reason: 'Called back' }),
        200,
      );
      return owner.password;
    },
  ],
];
