/** `deploy/.env.example`: every environment variable with its meaning and default. `npm run codegen` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

const head = `# The variables of the service, written by \`npm run codegen\` from the table in docs/operations/configuration.md.
# Copy the file to deploy/.env for compose.yaml, or to /etc/skuret/skuret.env for the systemd unit, readable by you only.
# A line with # keeps the default. compose.yaml itself sets DATABASE_URL, DATA_DIR, HOST, PORT and TRUSTED_PROXIES.

# For compose.yaml only: the password of its database; letters and digits, from \`openssl rand -hex 24\`.
POSTGRES_PASSWORD=
`;

/** A deployment has to set these; the example of the value is not its default. */
const needed: Readonly<Record<string, string>> = { PUBLIC_URL: 'https://skuret.example' };

const withoutCode = (text: string) => text.replaceAll('`', '');

/** The value of each name, when the cell of the defaults is a value for each. */
function readDefaults(cell: string, count: number): string[] | null {
  // Neither a text about the default nor the name of another variable.
  const values = cell.split(', ').map((value) => /^`(?![A-Z_]+`)([^`<]*)`$/.exec(value)?.[1]);
  return values.length === count && values.every((value) => value !== undefined)
    ? (values as string[])
    : null;
}

/** The example, from the text of the page `configuration.md`. */
export function writeEnvExample(page: string): string {
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]*`) \| ([^|]+) \| (.+) \|$/gm)];
  const parts = rows.map(([, first = '', defaultCell = '', meaning = '']) => {
    const names = withoutCode(first).split(', ');
    const defaults = readDefaults(defaultCell, names.length);
    const isNamed = defaults === null && defaultCell !== 'none';
    const comment = `# ${withoutCode(meaning)}${isNamed ? ` (default: ${withoutCode(defaultCell)})` : ''}`;
    const lines = names.map((name, index) =>
      Object.hasOwn(needed, name)
        ? `${name}=${needed[name]}`
        : `#${name}=${defaults?.[index] ?? ''}`,
    );
    return [comment, ...lines].join('\n');
  });
  return `${[head.trim(), ...parts].join('\n\n')}\n`;
}

export function renewEnvExample(): void {
  const page = readFileSync(path.join(root, 'docs/operations/configuration.md'), 'utf8');
  writeFileSync(path.join(root, 'deploy/.env.example'), writeEnvExample(page));
}
