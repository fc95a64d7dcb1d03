import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createFolder, removeAfterTest } from '../helpers/resources';
import { freePort } from '../helpers/startService';

type Server = 'primary' | 'replica';

/** A PostgreSQL primary and a replica that streams from it. */
export interface ReplicatedDatabase {
  urls: Record<Server, string>;
  /** Stops a server as a crash does. */
  stop(server: Server): void;
  start(server: Server): void;
}

/** Debian does not put PostgreSQL's programs on the PATH. */
function programFolder(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b));
  return path.join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin');
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package has created. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const getId = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: getId('-u'), gid: getId('-g') };
}

/** Starts both servers for the running test. Needs PostgreSQL's own programs; throws when they are missing. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const programs = programFolder();
  const user = postgresUser();
  const folder = await createFolder();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(programs, program), args, { cwd: folder, stdio: 'ignore', ...user });
  const ports: Record<Server, number> = { primary: await freePort(), replica: await freePort() };
  const dataFolder = (server: Server) => path.join(folder, server);
  const configure = (server: Server) =>
    appendFileSync(
      path.join(dataFolder(server), 'postgresql.conf'),
      `\nport = ${ports[server]}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nwal_level = replica\n`,
    );
  const running = new Set<Server>();
  const start = (server: Server) => {
    const folderOfServer = dataFolder(server);
    run('pg_ctl', ['-D', folderOfServer, '-l', `${folderOfServer}.log`, '-w', 'start']);
    running.add(server);
  };
  const stop = (server: Server) => {
    run('pg_ctl', ['-D', dataFolder(server), '-m', 'immediate', 'stop']);
    running.delete(server);
  };
  removeAfterTest(async () => {
    for (const server of [...running]) stop(server);
  });

  run('initdb', ['-D', dataFolder('primary'), '-A', 'trust', '-U', 'postgres']);
  configure('primary');
  start('primary');
  const source = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'];
  run('pg_basebackup', [...source, '-D', dataFolder('replica'), '-R']);
  configure('replica');
  start('replica');
  const getUrl = (server: Server) => `postgres://postgres@127.0.0.1:${ports[server]}/postgres`;
  return { urls: { primary: getUrl('primary'), replica: getUrl('replica') }, start, stop };
}
