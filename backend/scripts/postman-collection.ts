import { promisify } from 'node:util';
import converter from 'openapi-to-postmanv2';
import { requestsOf, type PostmanCollection, type PostmanItem } from '../src/web/postman.js';

const convert = promisify(converter.convertV2);

/** Signing in sets the token that all other requests send. */
const KEEP_TOKEN = [
  'const { token } = pm.response.json();',
  "if (token) pm.collectionVariables.set('token', token);",
];

/** The calls of a document as a Postman collection. The application fills in the examples when it serves it. */
export async function collectionOf(document: string): Promise<PostmanCollection> {
  const { result, reason, output } = await convert(
    { type: 'string', data: document },
    { folderStrategy: 'Tags', schemaFaker: false, alwaysInheritAuthentication: true },
  );
  const collection = output?.find(({ type }) => type === 'collection')?.data as PostmanCollection | undefined;
  if (!result || !collection) throw new Error(`no Postman collection was made: ${reason ?? ''}`);
  // Removes random ids; Postman assigns its own if there are none.
  Reflect.deleteProperty(collection.info, '_postman_id');
  for (const item of requestsOf(collection)) {
    Reflect.deleteProperty(item, 'id');
    // Without their own, requests use the collection's authentication.
    Reflect.deleteProperty(item.request, 'auth');
    for (const header of item.request.header) {
      if (header.key === 'Idempotency-Key') header.value = '{{$guid}}';
      if (header.key === 'If-Match') Object.assign(header, { value: '', disabled: true });
    }
    // Responses are in the API document.
    item.response = [];
    if (isSignIn(item))
      item.event = [{ listen: 'test', script: { type: 'text/javascript', exec: KEEP_TOKEN } }];
  }
  return {
    ...collection,
    item: signInFirst(collection.item),
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: '' },
      { key: 'token', value: '' },
    ],
  };
}

/** Puts signing in first, because all other requests need it when the collection is run from the top. */
function signInFirst(items: PostmanCollection['item']): PostmanCollection['item'] {
  const inOrder = items.map((one) => ('item' in one ? { ...one, item: signInFirst(one.item) } : one));
  const hasSignIn = (one: (typeof items)[number]) => requestsOf({ item: [one] }).some(isSignIn);
  return [...inOrder.filter(hasSignIn), ...inOrder.filter((one) => !hasSignIn(one))];
}

const isSignIn = ({ request }: PostmanItem) =>
  request.method === 'POST' && /^api\/login(\/2fa)?$/.test(request.url.path.join('/'));
