import fc from 'fast-check';
import { applyChanges, changesBetween, isUnchanged, listingOf, scheduleOf } from './event-content';

const story = { organizationId: 4, isPromoted: true, date: '2026-11-20', time: '', name: 'Story time' };
const contents = fc.dictionary(
  fc.constantFrom('name', 'location', 'attachments', 'isPromoted'),
  fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())),
);

describe('the content of an event', () => {
  it('has a schedule and a listing, of the fields it has', () => {
    expect(scheduleOf(story)).toEqual({ date: '2026-11-20', time: '' });
    expect(listingOf(story)).toEqual({ organizationId: 4, isPromoted: true });
  });

  it('takes absent, undefined and null for the same', () => {
    expect(changesBetween({}, { location: undefined })).toEqual({});
    expect(changesBetween({ location: null }, {})).toEqual({});
    expect(changesBetween({}, { location: '' })).toEqual({ location: { from: null, to: '' } });
  });

  it('compares lists by what is in them', () => {
    expect(changesBetween({ attachments: ['agenda.pdf'] }, { attachments: ['agenda.pdf'] })).toEqual({});
    expect(isUnchanged(changesBetween({ attachments: ['agenda.pdf'] }, { attachments: [] }))).toBe(false);
  });

  it('becomes the other content with the changes between them, and is itself again with those back', () => {
    fc.assert(
      fc.property(contents, contents, (before, after) => {
        expect(applyChanges(before, changesBetween(before, after))).toEqual(after);
        expect(applyChanges(after, changesBetween(after, before))).toEqual(before);
      }),
    );
  });

  it('does not change with no changes', () => {
    fc.assert(fc.property(contents, (content) => expect(isUnchanged(changesBetween(content, { ...content }))).toBe(true)));
  });
});
