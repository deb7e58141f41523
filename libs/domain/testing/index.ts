import { hashedKey } from '../hashed-key';

/** Three people of the examples, as facts and documents know them. */
export const [ada, bob, cyd] = [hashedKey('ada'), hashedKey('bob'), hashedKey('cyd')];
