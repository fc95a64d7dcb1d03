import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which endpoints are allowed: those of the public internet, or any (for tests). */
export const endpointRules = ['public', 'any'] as const;
export type EndpointRule = (typeof endpointRules)[number];

/** IPv4 networks outside the public internet (IANA's special-purpose registry). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
/**
 * Exceptions within the assigned IPv6 addresses: tunnels, which end at an IPv4 address of the sender's choice, and
 * documentation.
 */
const notPublic6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic6.addSubnet(network, prefix, 'ipv6');
}
const givenOut6 = new BlockList();
givenOut6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet, so to no machine or network of ours. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return (
    isIP(address) === 6 && givenOut6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
  );
}

/**
 * Whether a browser may name this address as its push endpoint. Any signed-in member can name any address, and the
 * service sends to it. So the rule `public` requires https on its default port and a host name, and the name's
 * addresses are checked again when something is sent (`publicLookup`).
 */
export function isPushEndpoint(endpoint: string, rule: EndpointRule): boolean {
  if (endpoint.length > 2_000 || !URL.canParse(endpoint)) return false;
  const { href, protocol, username, password, hash, port, hostname } = new URL(endpoint);
  if (href !== endpoint || username !== '' || password !== '' || hash !== '') return false;
  if (rule === 'any') return protocol === 'https:' || protocol === 'http:';
  return (
    protocol === 'https:' &&
    port === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) &&
    isIP(hostname) === 0 &&
    !/\.(localhost|local|internal|lan|home|arpa)$/.test(hostname)
  );
}

/** A name that leads to addresses of private networks only. */
export class NoPublicAddress extends Error {}

/** Resolves a name to its public addresses only: a name can lead to any address, and to another one each time. */
export const createPublicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = error
        ? []
        : found.filter((each) => isPublicAddress(each.address));
      const [first] = addresses;
      if (error || !first) {
        callback(error ?? new NoPublicAddress(`${hostname} leads to no public address`), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

export const publicLookup = createPublicLookup(lookup);
