import { Matches } from 'class-validator';

/** For words that have to say something: blanks alone do not. */
export const IsSaid = () => Matches(/\S/, { message: '$property must not be empty.' });
