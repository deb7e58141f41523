import { MongoServerError } from 'mongodb';
import { refusalReason, withoutDocuments } from './refusals';

const answer = (code: number, errmsg = 'of { name: "Ada" }') => new MongoServerError({ code, errmsg });

describe('What MongoDB refuses', () => {
  it.each([
    ['what is in a document', answer(2), 'BadValue'],
    ['what is in one of many', Object.assign(answer(11_000), { writeErrors: [{ code: 11_000 }, { code: 2 }] }), 'BadValue'],
    ['one that the driver cannot write down', new RangeError('offset'), 'RangeError'],
    ['whoever writes it', answer(13), undefined],
    ['everything for a while', answer(10_107), undefined],
  ])('is %s', (_what, error, refusal) => {
    expect(refusalReason(error)).toBe(refusal);
  });

  it('is told by name and code, without the document', () => {
    expect(withoutDocuments(answer(13))).toEqual(new Error('MongoDB refuses to write: MongoServerError 13'));
    const passing = answer(10_107);
    expect(withoutDocuments(passing)).toBe(passing);
  });
});
