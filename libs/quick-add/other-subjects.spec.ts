import { statesOfOtherSubject } from './other-subjects';

describe('A sentence behind the event', () => {
  it.each([
    ['Classes resume Monday, Nov. 30', 'The university is closed Nov. 25'],
    ['Residence halls close at noon on the 13th', 'Spring break is March 13 to 21'],
    ['Plans may be viewed weekdays 9 to 4', 'Public hearing Dec 17 at 7 pm'],
    ['Our office will be closed Friday', 'Wreath sale Nov 28'],
    ['The full bracket goes out Dec 18', 'Winter Classic, December 27-29'],
  ])('is of another subject: %s', (sentence, before) => {
    expect(statesOfOtherSubject(sentence, before)).toBe(true);
  });

  it.each([
    ['Doors open at 6', 'Quill Trio, Dec 4'],
    ['It starts at 7', 'Quill Trio, Dec 4'],
    ['The lighting is at 6 pm', 'Tree Lighting, Friday'],
    ['Family night is Thursday 5-7', 'Book fair Dec 7-11'],
    ['Sign and return by Friday', 'Reports go home Dec 2'],
    ['Bring a chair at 6', 'Quill Trio, Dec 4'],
  ])('may be of the event: %s', (sentence, before) => {
    expect(statesOfOtherSubject(sentence, before)).toBe(false);
  });
});
