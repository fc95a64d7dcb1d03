import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { switchedTopics } from '../../domain/notifications/notices';
import { messages } from './service.generated';
import { serviceText } from './serviceText';

const server = path.join(__dirname, '..');
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.generated)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .join('\n');
const topics = switchedTopics.map((topic) => `unsubscribe.topic.${topic}`);

function isUsed(id: string): boolean {
  const name = id.slice(id.lastIndexOf('.') + 1);
  // Lines of conversations are named in the database.
  if (id.startsWith('systemLine.') || topics.includes(id)) return true;
  return [`'${id}'`, `'${name}'`, `.${name}\``].some((use) => code.includes(use));
}

test('every text of the catalogues is used', () => {
  expect(Object.keys(messages.da).filter((id) => !isUsed(id))).toEqual([]);
});

test('a name that looks like a placeholder stays as typed', () => {
  expect(serviceText('mail.helloName', { name: 'Bo {tool} \\x41' }, 'da')).toBe(
    'Hej Bo {tool} \\x41',
  );
});
