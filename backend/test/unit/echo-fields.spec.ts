import { committedDocument, resolve } from '../assurance/document.js';

const document = committedDocument();
const fieldsOf = (name: string) => document.components.schemas[name]?.properties ?? {};
const typesOf = (type: string | string[] | undefined) => [type ?? 'object'].flat();

describe('the document', () => {
  it.each([
    ['UpdateCleanerDto', 'CleanerProfileResponse'],
    ['UpdateUserDto', 'AccountUserResponse'],
  ])('lets %s send back what %s answers', (sent, answered) => {
    const answers = fieldsOf(answered);
    const echoes = Object.entries(fieldsOf(sent)).filter(
      ([name, { readOnly }]) => readOnly === true && name in answers,
    );
    expect(echoes.length).toBeGreaterThan(5);
    const refused = echoes.filter(([name, { oneOf = [] }]) => {
      const taken = oneOf.flatMap(({ type }) => typesOf(type));
      const types = typesOf(resolve(document, answers[name] ?? {}).type);
      return types.some((type) => !taken.includes(type === 'integer' ? 'number' : type));
    });
    expect(refused.map(([name]) => name)).toEqual([]);
  });
});
