import { hashedKey } from '../hashed-key';

/** Three people of the examples, by their hashed keys. */
export const [ada, bob, cyd] = [hashedKey('ada'), hashedKey('bob'), hashedKey('cyd')];
