import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const TOWN = {
  ...KNOWN,
  town: 'Larkspur',
  places: [
    { name: 'Pike County Courthouse', address: '1 Court Sq' },
    { name: 'Larkspur Public Library', address: '20 Elm St' },
    { name: 'Dunmore Fairgrounds', address: null },
  ],
};

const read = (text: string) => {
  const { name, location, address, questions } = parseQuickAdd(text, TOWN);
  return { name, location, address, questions };
};

describe('A room of a place', () => {
  it.each([
    ['in the Surveyors’ Room of the Pike County Courthouse', 'Surveyors’ Room of the Pike County Courthouse', '1 Court Sq'],
    ['in the Surveyors’ Room, Pike County Courthouse', 'Surveyors’ Room, Pike County Courthouse', '1 Court Sq'],
    ['in the Ohio Room at the Larkspur Public Library', 'Ohio Room at the Larkspur Public Library', '20 Elm St'],
    ['Larkspur Public Library, Teen Room', 'Larkspur Public Library, Teen Room', '20 Elm St'],
    ['Poultry Building at the Dunmore Fairgrounds', 'Poultry Building at the Dunmore Fairgrounds', null],
    ['Dunmore Fairgrounds, Poultry Building', 'Dunmore Fairgrounds, Poultry Building', null],
    ['in Council Chambers at City Hall', 'Council Chambers at City Hall', null],
    ['at Wells Hospital, 2nd floor, Room 204', 'Wells Hospital, 2nd floor, Room 204', null],
    ['upstairs at the boathouse', 'upstairs at the boathouse', null],
    ['basement of St. Hedwig', 'basement of St. Hedwig', null],
    ['Wells Hospital, Conference Room B', 'Wells Hospital, Conference Room B', null],
    ['Dunmore Fairgrounds concession stand', 'Dunmore Fairgrounds concession stand', null],
  ])('is a part of it: %s', (where, location, address) => {
    for (const rest of ['', '. All are welcome.'])
      expect(read(`Budget hearing, Monday, December 7, 6:30 PM, ${where}${rest}`)).toEqual({
        name: 'Budget hearing',
        location,
        address,
        questions: [],
      });
  });

  it('is no part of it in a clause that says what is there', () => {
    expect(read('Quilt show, Sat Dec 5, 10 am, Larkspur Public Library, kitchen closed').location).toBe(
      'Larkspur Public Library',
    );
  });
});

describe('The address behind a place', () => {
  it.each([
    ['at Bounce Zone, 2240 Commerce Dr. Bring socks', 'Bounce Zone, 2240 Commerce Dr'],
    ['Hope House, 318 Mill Street (side door)', 'Hope House, 318 Mill Street'],
    ['at the Larkspur Public Library, 20 Elm St. Bring socks', 'Larkspur Public Library'],
  ])('is said with a place that the town does not know: %s', (where, location) => {
    const { name, ...rest } = read(`Ava’s party, Sunday Dec 6, 1-3 pm ${where}`);
    expect({ name, location: rest.location, questions: rest.questions }).toEqual({
      name: 'Ava’s party',
      location,
      questions: [],
    });
  });

  it('says where one’s own home is', () => {
    expect(read('Cookie swap at our place, 14 Finch Ln, Sat Dec 12, 3-5pm').location).toBe('14 Finch Ln');
  });
});
