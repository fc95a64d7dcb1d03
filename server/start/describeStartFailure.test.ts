import { FolderInUse } from '../database/lockFolder';
import { BucketRefused } from '../tools/pictures/pictureStore';
import { describeStartFailure } from './describeStartFailure';
import { WrongEnvironment } from './env';

const withCode = (message: string, fields: Record<string, unknown>) =>
  Object.assign(new Error(message), fields);

test.each([
  ['a wrong variable', new WrongEnvironment('PORT must be a port'), /^PORT must be a port$/],
  ['a folder in use', new FolderInUse('/data is in use'), /^\/data is in use$/],
  [
    'a taken port',
    withCode('listen', { code: 'EADDRINUSE', syscall: 'listen', port: 4000 }),
    /^Port 4000 is taken\. Give another one: PORT=4001 npm start$/,
  ],
  [
    'a port of the system',
    withCode('listen', { code: 'EACCES', syscall: 'listen', port: 80 }),
    /^Port 80 is reserved.* PORT to 1024 or more/,
  ],
  [
    'a folder of another owner',
    withCode('EACCES: permission denied', { code: 'EACCES', path: '/data/sockets' }),
    /no permission to use \/data\/sockets\. The user of the service must own DATA_DIR/,
  ],
  [
    'a socket in a folder of another owner',
    withCode('listen', { code: 'EACCES', syscall: 'listen', port: -1, address: '/data/lock' }),
    /must own DATA_DIR/,
  ],
  [
    'a read-only disk',
    withCode('mkdir', { code: 'EROFS', path: '/app/data' }),
    /^\/app\/data is on a read-only disk\. Set DATA_DIR/,
  ],
  [
    'a folder that cannot be created',
    withCode('ENOENT', { code: 'ENOENT', syscall: 'mkdir', path: '/app/data' }),
    /^\/app\/data cannot be created\. Set DATA_DIR/,
  ],
  ['a full disk', withCode('write', { code: 'ENOSPC' }), /^The disk is full\. Free some space/],
  [
    'a full disk of PostgreSQL, in a migration',
    new Error('Migration 0001 failed', { cause: withCode('extend', { code: '53100' }) }),
    /^The disk is full\./,
  ],
  [
    'a database that is away',
    withCode('', { code: 'ECONNREFUSED' }),
    /^PostgreSQL at DATABASE_URL does not respond\./,
  ],
  [
    'a database that hangs',
    new Error('timeout exceeded when trying to connect'),
    /^PostgreSQL at DATABASE_URL does not respond\./,
  ],
  [
    'an unknown host',
    withCode('getaddrinfo', { code: 'ENOTFOUND', hostname: 'databse' }),
    /^The host name databse is unknown\. Correct DATABASE_URL/,
  ],
  [
    'a wrong password',
    withCode('password authentication failed for user "skuret"', { code: '28P01' }),
    /^PostgreSQL rejects the user or the password.*"skuret"/,
  ],
  [
    'a missing database',
    withCode('database "skuret" does not exist', { code: '3D000' }),
    /database "skuret" does not exist\. Create it/,
  ],
  [
    'a user without rights',
    withCode('permission denied for schema public', { code: '42501' }),
    /schema public\. The user of DATABASE_URL must own the database/,
  ],
  [
    'a bucket that refuses',
    new BucketRefused('The picture store answered GET with 403 AccessDenied'),
    /^The picture store answered GET with 403 AccessDenied\. The bucket .* must be allowed to get, put, list and delete/,
  ],
  [
    'anything else, without what follows the first line',
    new Error('a reason\nconst x = 1;'),
    /^Skuret could not start: a reason$/,
  ],
])('says in one line what to do: %s', (_name, error, line) => {
  const described = describeStartFailure(error);
  expect(described).toMatch(line);
  expect(described).not.toContain('\n');
});
