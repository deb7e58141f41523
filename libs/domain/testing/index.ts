import { hashedKey } from '../hashed-key';

export const [ada, bob, cyd] = [hashedKey('ada'), hashedKey('bob'), hashedKey('cyd')];
