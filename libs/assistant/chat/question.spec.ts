import { MAX_CHAT_MESSAGE_LENGTH } from '#libs/contracts';
import { TODAY } from '#libs/contracts/testing';
import { parseConversation } from './question';

it('What was asked before is looked at no further than a question goes, however long somebody says it was', () => {
  const termsOf = (content: string) =>
    parseConversation([{ role: 'user', content }], TODAY, 'Moorestown').question!.terms.map(({ word }) => word);
  expect(termsOf('When is the council meeting?')).toEqual(['council', 'meeting']);
  expect(termsOf(`${'council '.repeat(MAX_CHAT_MESSAGE_LENGTH)}library`)).toEqual(['council']);
});
