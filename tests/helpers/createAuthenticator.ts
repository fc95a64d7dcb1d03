import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A byte string in CBOR. */
function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
/** A short text in CBOR. */
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}
interface Changes {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The signature counter of the device; when left out, one more than before. */
  counter?: number;
  /** Whether the device has verified the user by finger, face or code. */
  verified?: boolean;
}

/** A WebAuthn device with one passkey: ES256, no attestation. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const getData = (asked: Asked, changes: Changes, more: Buffer, flags: number) => {
    counter = changes.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpId = changes.rpId ?? asked.rpId ?? asked.rp?.id ?? 'localhost';
    const seen = changes.verified === false ? 0x01 : 0x05;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | seen]), count, more]);
  };
  const clientData = (type: string, asked: Asked, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? asked.challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    id: base64url(id),
    /** The response to a registration request. */
    make(options: string, changes: Changes = {}): string {
      const asked = JSON.parse(options) as Asked;
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const more = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none')],
        ...[cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
        cborBytes(getData(asked, changes, more, 0x40)),
      ]);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, changes)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      });
    },
    /** The response to a sign-in request. */
    show(options: string, changes: Changes = {}): string {
      const asked = JSON.parse(options) as Asked;
      const data = getData(asked, changes, Buffer.alloc(0), 0);
      const client = clientData('webauthn.get', asked, changes);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      });
    },
  };
}
