import { ERRORS, type ErrorCode } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { errorBody } from '../../common/error.filter.js';
import { meaningOf } from './error-meanings.js';
import { CHALLENGE_HEADER, LIMIT_HEADERS, RETRY_AFTER } from './headers.js';
import type { HandlerFacts } from './handlers.js';
import { wrongFieldOf } from './wrong-field.js';
import type { Operation } from './types.js';

/** Refusals that come before the call is counted. */
const BEFORE_COUNTING = new Set<ErrorCode>([
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'INTERNAL',
  'BUSY',
  'UNAVAILABLE',
]);
const REQUEST_ID = '0b8f2c1e-3b1d-4a53-9a55-6e1f6ad3a7b2';
const SCHEMA = { $ref: '#/components/schemas/ErrorResponse' };
const HEADERS: Partial<Record<number, object>> = {
  401: CHALLENGE_HEADER,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};
/** Longer lists of codes belong to one call; shorter ones are written once for all calls that share them. */
const SHARED_UP_TO = 3;

const statusOf = (code: ErrorCode) => ERRORS[code][0];

/** `Forbidden`, `ForbiddenOrScopeMissing`: the name of a list of codes in `components.responses`. */
const nameOf = (codes: readonly ErrorCode[]) =>
  codes
    .map((code) =>
      code.toLowerCase().replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    )
    .join('Or');

type Responses = Record<string, ReturnType<typeof responseOf>>;

/**
 * Adds every refusal that the call can give: its own, and those of the layers around every call.
 *
 * @param shared collects responses that several calls share
 */
export function addRefusals(
  operation: Operation,
  facts: HandlerFacts,
  { isRepeatable, isEdit }: Pick<Implied, 'isRepeatable' | 'isEdit'>,
  shared: Responses,
): void {
  for (const status of Object.keys(operation.responses))
    if (Number(status) >= 400) Reflect.deleteProperty(operation.responses, status);
  const wrongField = wrongFieldOf(operation, facts);
  const implied = impliedBy(operation, facts, { isRepeatable, isEdit, isChecked: wrongField !== undefined });
  const codes = [...new Set([...facts.refusals, ...implied])];
  for (const status of [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b)) {
    // The example shows the first code, which most clients meet.
    const ofStatus = codes
      .filter((code) => statusOf(code) === status)
      .toSorted((a, b) => Number(b === 'VALIDATION_FAILED') - Number(a === 'VALIDATION_FAILED'));
    // The example of a 400 names a field of its call.
    if (status === 400) operation.responses[status] = responseOf(ofStatus, wrongField);
    else if (ofStatus.length > SHARED_UP_TO) operation.responses[status] = responseOf(ofStatus);
    else {
      const name = nameOf(ofStatus);
      shared[name] ??= responseOf(ofStatus);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
}

interface Implied {
  isRepeatable: boolean;
  isEdit: boolean;
  /** The call takes parameters that can be wrong. */
  isChecked: boolean;
}

function impliedBy(
  operation: Operation,
  facts: HandlerFacts,
  { isRepeatable, isEdit, isChecked }: Implied,
): ErrorCode[] {
  const { isPublic, roles, isConfirmedOnly, isApprovedOnly, scope, isForKeysOnly } = facts;
  const takesKeys = scope !== undefined;
  const takesBody = operation.requestBody !== undefined;
  const given: [boolean, ErrorCode[]][] = [
    [isChecked || takesBody || isRepeatable || isEdit, ['VALIDATION_FAILED']],
    [isEdit, ['PRECONDITION_FAILED']],
    [takesBody, ['BAD_REQUEST', 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA']],
    // Calls that are open to visitors also refuse a key that is not valid or lacks the scope.
    [!isPublic || takesKeys, ['NOT_AUTHENTICATED']],
    [roles.length > 0, ['FORBIDDEN']],
    [roles.includes('admin'), ['TWO_FACTOR_REQUIRED']],
    [takesKeys && !isForKeysOnly, ['SCOPE_MISSING']],
    [!isPublic && !takesKeys, ['KEY_NOT_ALLOWED']],
    [isConfirmedOnly, ['CONFIRMATION_REQUIRED']],
    [isApprovedOnly, ['NOT_APPROVED']],
    [isRepeatable, ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS']],
    [true, ['TOO_MANY_REQUESTS', 'INTERNAL', 'BUSY', 'UNAVAILABLE']],
  ];
  return given.flatMap(([holds, codes]) => (holds ? codes : []));
}

type WrongField = ReturnType<typeof wrongFieldOf>;

function responseOf(codes: readonly ErrorCode[], wrongField?: WrongField) {
  const [shown = 'INTERNAL'] = codes;
  const details = shown === 'VALIDATION_FAILED' && wrongField ? { details: [wrongField] } : {};
  const isCounted = codes.some((code) => !BEFORE_COUNTING.has(code));
  return {
    description: codes.map((code) => `- \`${code}\`: ${meaningOf(code)}`).join('\n'),
    headers: { ...(isCounted ? LIMIT_HEADERS : {}), ...HEADERS[statusOf(shown)] },
    content: {
      'application/json': { schema: SCHEMA, example: errorBody(new AppError(shown, details), REQUEST_ID) },
    },
  };
}
