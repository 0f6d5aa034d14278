import { generateSecret, generateURI, verify } from 'otplib';

const ISSUER = 'Tidyhearth';
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

export const newTotpSecret = (): string => generateSecret();

/** The otpauth URI for the QR code. */
export function totpAddress(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/** The time step of a code, which may be one step early or late; undefined for a wrong code. */
export async function totpStep(secret: string, code: string): Promise<number | undefined> {
  if (!CODE.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: STEP_SECONDS });
  if (!result.valid || !('epoch' in result)) return undefined;
  return Math.floor(result.epoch / STEP_SECONDS);
}
