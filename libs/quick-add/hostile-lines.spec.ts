import { MAX_QUICK_ADD_LENGTH } from '#libs/contracts';
import { hostileTexts } from '#libs/contracts/testing';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

describe('A line of repeated marks', () => {
  it('is read', () => {
    for (const text of hostileTexts(MAX_QUICK_ADD_LENGTH)) expect(parseQuickAdd(text, KNOWN).name).toBeDefined();
  });
});
