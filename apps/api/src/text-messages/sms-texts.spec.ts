import fc from 'fast-check';
import { encodingOf } from '#libs/integrations';
import { formatConsentRequest, formatHelpReply } from './sms-texts';

const aTownName = fc.stringMatching(/^[A-Z][a-zé'. -]{0,80}$/);

describe('A text message of ours', () => {
  it('is one part for a town of any name, and says how to stop', () => {
    fc.assert(
      fc.property(aTownName, (town) => {
        for (const text of [formatConsentRequest(town), formatHelpReply(town, 'https://almanac.example')]) {
          expect(encodingOf(text).parts).toBe(1);
          expect(text).toMatch(/STOP to opt out\.$/);
        }
      }),
    );
  });

  it('names a town whole where that fits', () => {
    expect(formatConsentRequest('Winchester-on-the-Severn')).toMatch(/^Almanac Winchester-on-the-Severn: reply YES /);
  });
});
