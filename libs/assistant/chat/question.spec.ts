import { CHAT_LENGTH } from '#libs/contracts';
import { TODAY } from '#libs/contracts/testing';
import { beforeIn } from './question';

it('What was asked before is looked at no further than a question goes, however long somebody says it was', () => {
  const termsOf = (content: string) =>
    beforeIn([{ role: 'user', content }], TODAY, 'Moorestown').question!.terms.map(({ word }) => word);
  expect(termsOf('When is the council meeting?')).toEqual(['council', 'meeting']);
  expect(termsOf(`${'council '.repeat(CHAT_LENGTH)}library`)).toEqual(['council']);
});
