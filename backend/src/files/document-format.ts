import type { CheckDocumentType } from '@tidyhearth/domain';

const SIGNATURES: readonly (readonly [CheckDocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** Examines the content, because senders choose the name and the declared type freely. */
export function documentTypeOf(file: Buffer): CheckDocumentType | undefined {
  return SIGNATURES.find(([, head]) => file.subarray(0, head.length).equals(head))?.[0];
}
