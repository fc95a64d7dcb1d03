import { FolderInUse } from '../database/lockFolder';
import { BucketRefused } from '../tools/pictures/pictureStore';
import { WrongEnvironment } from './env';

interface Failure extends Error {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  address?: string;
  hostname?: string;
}

const noAnswer = 'PostgreSQL at DATABASE_URL does not respond. Start it, or correct the URL.';

const noPermission = ({ path }: Failure) =>
  `There is no permission to use ${path ?? 'a file'}. The user of the service must own DATA_DIR, and be able to read the code and APP_DIR.`;

const diskFull = () => 'The disk is full. Free some space where DATA_DIR and the database are.';

const unknownHost = ({ hostname }: Failure) =>
  `The host name ${hostname} is unknown. Correct DATABASE_URL or HOST.`;

const wrongSignIn = ({ message }: Failure) =>
  `PostgreSQL rejects the user or the password of DATABASE_URL: ${message}.`;

/** By the codes of the system and of PostgreSQL. */
const byCode: Readonly<Record<string, (failure: Failure) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken. Give another one: PORT=${Number(port) + 1} npm start`,
  EADDRNOTAVAIL: ({ address }) =>
    `HOST ${address} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: ({ path }) => `${path} is on a read-only disk. Set DATA_DIR to a folder that is writable.`,
  // Node says so too of a folder on a read-only disk.
  ENOENT: ({ path, syscall, message }) =>
    syscall === 'mkdir'
      ? `${path} cannot be created. Set DATA_DIR to a folder that is writable.`
      : `Skuret could not start: ${message}`,
  ENOTDIR: ({ path }) => `${path} is inside a file. Set DATA_DIR to a folder.`,
  EEXIST: ({ path }) => `${path} is a file. Set DATA_DIR to a folder.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  ECONNREFUSED: () => noAnswer,
  ETIMEDOUT: () => noAnswer,
  EHOSTUNREACH: () => noAnswer,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': wrongSignIn,
  '28000': wrongSignIn,
  '3D000': ({ message }) => `PostgreSQL answers: ${message}. Create it, or correct DATABASE_URL.`,
  '42501': ({ message }) =>
    `PostgreSQL answers: ${message}. The user of DATABASE_URL must own the database.`,
  '53100': diskFull,
  '53300': () =>
    'PostgreSQL has no free connection. Stop other processes, or raise its max_connections.',
  '57P03': () => 'PostgreSQL at DATABASE_URL is still starting. Try again in a moment.',
};

/** Why the service could not start and what to do, in one line. What a library says beyond it does not help then. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof WrongEnvironment || error instanceof FolderInUse) return error.message;
  const { message } = error as Failure;
  if (error instanceof BucketRefused) {
    return `${message}. The bucket of PICTURES_S3_URL must exist, and PICTURES_S3_KEY must be allowed to get, put, list and delete in it.`;
  }
  const cause = (error as Error).cause as Failure | undefined;
  const failure = cause?.code === undefined ? (error as Failure) : cause;
  const { code = '', syscall, port = 0 } = failure;
  if (code === 'EACCES' && syscall === 'listen' && port > 0) {
    return `Port ${port} is reserved for the system. Set PORT to 1024 or more, and put a proxy in front.`;
  }
  // The pool's own error, which has no code.
  if (/timeout exceeded when trying to connect|due to connection timeout/.test(message)) {
    return noAnswer;
  }
  const described = byCode[code]?.(failure) ?? `Skuret could not start: ${message}`;
  return described.split('\n')[0] ?? '';
}
