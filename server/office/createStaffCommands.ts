import { parseArgs } from 'node:util';
import { isEmail } from '../../domain/members/email';
import type { Executor } from '../database/openDatabase';
import { cleanLine, countCharacters } from '../validation/cleanText';
import { plainTable } from './plainTable';
import {
  endStaff,
  insertStaff,
  isStaffEmail,
  listStaff,
  type StaffRecord,
  type StaffRole,
  staffByEmail,
  updateRole,
} from './records/staff';
import { insertStaffDeed, type StaffDeed } from './records/staffLog';
import { type LinkParts, makeStaffLink } from './staffLinks';
import { SupportRefused } from './supportRefused';
import { moment } from './words';

const usage = `npm run staff -- COMMAND

  list                                             all staff accounts
  add NAME EMAIL --role support|lead               makes an account and prints a link for one hour and one use
  link EMAIL                                       prints a new link: for a lost device, or when the last one is too old
  role EMAIL support|lead                          changes the role
  end EMAIL                                        ends an account and its sessions for good`;

export interface StaffParts extends LinkParts {
  executor: Executor;
  now: () => Date;
}

/** Runs a command of `npm run staff` and returns what it prints. Throws `SupportRefused` for what cannot be done. */
export type StaffCommands = (args: readonly string[]) => Promise<string>;

function readRole(text: string | undefined): StaffRole {
  if (text === 'support' || text === 'lead') return text;
  throw new SupportRefused('Give a role: support or lead.');
}

async function readAccount(executor: Executor, email: string | undefined): Promise<StaffRecord> {
  if (email === undefined) throw new SupportRefused('Give the e-mail of the account.');
  const account = await staffByEmail(executor, email);
  if (!account) throw new SupportRefused(`There is no staff account with the e-mail ${email}.`);
  return account;
}

const ofAccount = (
  { id: subjectId }: Pick<StaffRecord, 'id'>,
  deed: Pick<StaffDeed, 'action' | 'at' | 'before' | 'after'>,
): StaffDeed => ({
  ...deed,
  staffId: null,
  subject: 'staff',
  subjectId,
  reason: 'npm run staff',
});

type Run = (
  parts: StaffParts,
  given: { words: readonly string[]; role: string | undefined },
) => Promise<string>;

const list: Run = async ({ executor }) => {
  const rows = (await listStaff(executor)).map((each) => [
    ...[each.id, each.name, each.email, each.role, moment(each.createdAt), moment(each.usedAt)],
    ...[each.passkeys, each.hasPassword ? 'yes' : 'no', moment(each.endedAt)],
  ]);
  const head = 'Id,Name,E-mail,Role,Since,Last used,Passkeys,Password,Ended'.split(',');
  return plainTable(head, rows, 'There are no staff accounts, so there is no office.');
};

/** The account is usable once its person has opened the link. */
const add: Run = async (parts, { words: [typed = '', email = ''], role: given }) => {
  const name = cleanLine(typed);
  if (name === '' || countCharacters(name) > 120) {
    throw new SupportRefused(
      'Give a name: npm run staff -- add "Name" name@example.dk --role lead',
    );
  }
  if (!isEmail(email)) throw new SupportRefused(`"${email}" is not an e-mail address.`);
  const role = readRole(given);
  const at = parts.now();
  const link = await parts.executor.transaction().execute(async (transaction) => {
    const account = await insertStaff(transaction, { name, email, role }, at);
    if (!account) {
      throw new SupportRefused(
        `${email} has an account. For a new link: npm run staff -- link ${email}`,
      );
    }
    await insertStaffDeed(transaction, ofAccount(account, { action: 'add', at, after: { role } }));
    return makeStaffLink(transaction, parts, account.id, at);
  });
  return `${name} (${role}) can set up how to sign in for one hour, once:\n${link}`;
};

const link: Run = async (parts, { words: [email] }) => {
  const account = await readAccount(parts.executor, email);
  const at = parts.now();
  const made = await parts.executor.transaction().execute(async (transaction) => {
    await insertStaffDeed(transaction, ofAccount(account, { action: 'link', at }));
    return makeStaffLink(transaction, parts, account.id, at);
  });
  return `${account.name} can set up how to sign in for one hour, once:\n${made}`;
};

const role: Run = async ({ executor, now }, { words: [email, given], role: option }) => {
  const account = await readAccount(executor, email);
  const wanted = readRole(given ?? option);
  await executor.transaction().execute(async (transaction) => {
    await updateRole(transaction, account.id, wanted);
    const change = { before: { role: account.role }, after: { role: wanted } };
    await insertStaffDeed(
      transaction,
      ofAccount(account, { action: 'role', at: now(), ...change }),
    );
  });
  return `${account.name} is ${wanted} now.`;
};

const end: Run = async ({ executor, now }, { words: [email] }) => {
  const account = await readAccount(executor, email);
  const at = now();
  await executor.transaction().execute(async (transaction) => {
    await endStaff(transaction, account.id, at);
    await insertStaffDeed(transaction, ofAccount(account, { action: 'end', at }));
  });
  return `The account of ${account.name} has ended, and its sessions too.`;
};

const commands: Partial<Record<string, Run>> = { list, add, link, role, end };

export function createStaffCommands(parts: StaffParts): StaffCommands {
  return async (args) => {
    let parsed: ReturnType<typeof parse>;
    try {
      parsed = parse(args);
    } catch (error) {
      throw new SupportRefused(`${(error as Error).message}\n\n${usage}`);
    }
    const [name = '', ...words] = parsed.positionals;
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!run) throw new SupportRefused(usage);
    return run(parts, { words, role: parsed.values.role });
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });

/** The demo's staff, one of each role. Their e-mail addresses do not exist. */
const demoStaff = [
  { name: 'Sofie Support', email: 'sofie@office.skuret.example', role: 'support' },
  { name: 'Lea Leder', email: 'lea@office.skuret.example', role: 'lead' },
] as const;

/** Adds the demo's staff, each once. */
export async function addDemoStaff(executor: Executor, at: Date): Promise<void> {
  for (const account of demoStaff) {
    if (!(await isStaffEmail(executor, account.email))) await insertStaff(executor, account, at);
  }
}

export interface DemoLink {
  name: string;
  role: StaffRole;
  url: string;
}

/** New links of the demo's staff, for the person who has started the demo. */
export async function makeDemoLinks(parts: StaffParts): Promise<DemoLink[]> {
  const links: DemoLink[] = [];
  for (const { email } of demoStaff) {
    const account = await staffByEmail(parts.executor, email);
    if (!account) continue;
    const url = await makeStaffLink(parts.executor, parts, account.id, parts.now());
    links.push({ name: account.name, role: account.role, url });
  }
  return links;
}
