import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { canBePassword } from '#libs/contracts';

/** The OWASP recommendation: 19 MiB, two passes, one lane; about 50 ms. */
const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const NONCE_BYTES = 16;
const TAG_BYTES = 32;

type PasswordHash = Readonly<{ memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer }>;

/** Returns the PHC string of argon2id: `$argon2id$v=19$m=…,t=…,p=…$nonce$tag`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(NONCE_BYTES);
  return formatHash({ ...ARGON2_COST, nonce, tag: await deriveTag(password, { ...ARGON2_COST, nonce }) });
};

/** Takes the same time without a hash and for a text that cannot be a password; both return false. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const { tag, ...how } = hash === undefined ? DUMMY_HASH : parseHash(hash);
  const isAllowed = canBePassword(password);
  return timingSafeEqual(await deriveTag(isAllowed ? password : '', how), tag) && isAllowed && hash !== undefined;
};

const deriveTag = (password: string, parameters: Omit<PasswordHash, 'tag'>): Promise<Buffer> =>
  // Keyboards compose letters differently: normalized texts are equal.
  promisify(argon2)('argon2id', { ...parameters, message: password.normalize('NFKC'), tagLength: TAG_BYTES });

const DUMMY_HASH: PasswordHash = { ...ARGON2_COST, nonce: Buffer.alloc(NONCE_BYTES), tag: Buffer.alloc(TAG_BYTES) };

const formatHash = ({ memory, passes, parallelism, nonce, tag }: PasswordHash) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const parseHash = (hash: string): PasswordHash => {
  const [, memory, passes, parallelism, nonce, tag] = HASH_PATTERN.exec(hash)!;
  return {
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    ...{ nonce: Buffer.from(nonce!, 'base64'), tag: Buffer.from(tag!, 'base64') },
  };
};
