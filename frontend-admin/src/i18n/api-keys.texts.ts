import type { ApiKeyState } from '@tidyhearth/domain';

export const TEXTS = {
  states: { live: 'In use', expired: 'Expired', revoked: 'Revoked' } satisfies Record<ApiKeyState, string>,
  never: 'Never',
  mine: 'Show mine',
  make: 'Make a key',
  hint: (prefix: string, lastFour: string) => `${prefix}…${lastFour}`,
  until: (at: string) => `Works until ${at}`,
  revoke: {
    action: 'Revoke',
    title: (name: string, owner: string) => `Revoke “${name}” of ${owner}?`,
    text: 'Programs that use the key are refused from the next call on. Its owner is told. It can’t be brought back.',
  },
  form: {
    title: 'Make an API key',
    text: 'For a program of yours. It reads as the admin, within what you tick.',
    name: 'Name',
    scopes: 'What it may do',
    expiry: 'Works for',
    days: (days: number) => (days === 365 ? 'a year' : `${days} days`),
    submit: 'Make the key',
    failed: 'No key was made. Please try again.',
    nothingChosen: 'Please choose at least one.',
  },
  made: {
    title: 'Copy your key now',
    text: 'It is shown only this once. Whoever has it reads what you ticked.',
    label: 'API key',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have copied it',
  },
};
