import fc from 'fast-check';
import { answerByRules } from './answer';
import { townOf } from './testing/invented-town';

const TOWN = townOf([
  { name: 'Schools closed for winter break', organization: 'Riverton Schools', date: '2026-12-21', endDate: '2027-01-04' },
  { name: 'Trash pickup moves to Saturday', date: '2026-12-26' },
  { name: 'Water main break on Mill Street', date: '2026-11-20', isEmergencyAlert: 'true' },
  { name: 'Offices closed', date: '2026-11-26', endDate: '2026-11-27' },
  { name: 'Blood drive', date: '2026-11-24', location: 'Firehouse' },
  { name: 'Blood drive', date: '2027-01-26', location: 'Firehouse' },
  { name: 'Light Up Night on the green', date: '2026-11-27' },
  { name: 'Members’ night: winter light', date: '2026-11-28' },
  { name: 'Harbor commission', date: '2026-11-25' },
  { name: 'Egg hunt', date: '2027-03-27' },
  { name: 'Easter sunrise service', date: '2027-03-28' },
  { name: '76ers at home', date: '2026-12-02' },
  { name: 'Talk at St. Olaf & Dr. Voss Hall', date: '2026-12-03', location: 'St. Olaf Church' },
  { name: 'Potluck supper', date: '2026-12-04' },
  { name: 'Boat launch opens', date: '2026-12-05' },
  { name: 'Open play', date: '2026-12-06' },
  { name: 'Zoning hearing', organization: 'Riverton', subOrganization: 'Planning and Zoning Commission', date: '2026-12-08' },
  { name: 'An inspector calls', organization: 'Riverton Players', date: '2026-12-07' },
  { name: 'PTA night', date: '2026-12-09' },
  { name: 'Recorder trio', organization: 'Pine Tree Academy', date: '2026-12-10' },
  { name: 'D&D night', date: '2026-12-11' },
  { name: 'Q and A', date: '2026-12-14' },
  { name: 'RB evening', date: '2026-12-15' },
  { name: 'Puppet hour', organization: 'Eastern Slope Library Annex', date: '2026-12-12' },
]);

const linked = (answer: string) => [...answer.matchAll(/\[([^\]]*)\]\(\/event\//g)].map(([, name]) => name);

describe('In a town of which only the events are known, an answer', () => {
  it.each<[string, string[]]>([
    ['is there school on dec 22', ['Schools closed for winter break']],
    ['when do the kids go back after xmas break', ['Schools closed for winter break']],
    ['does the trash change the week of christmas', ['Trash pickup moves to Saturday']],
    ['is mill street closed', ['Water main break on Mill Street']],
    ['is the library open on thursday', ['Offices closed']],
    ['everything coming up at the firehouse', ['Blood drive', 'Blood drive']],
    ['what about light up night', ['Light Up Night on the green']],
    ['what meetings are there next week', ['Harbor commission']],
    ['anything for easter', ['Easter sunrise service', 'Egg hunt']],
    ['easter weekend', ['Egg hunt', 'Easter sunrise service']],
    ['when do the sixers play', ['76ers at home']],
    ['saint olaf and doctor voss', ['Talk at St. Olaf & Dr. Voss Hall']],
    ['what is at Saint Olaf', ['Talk at St. Olaf & Dr. Voss Hall']],
    ['any lunches', []],
    ['when is p&z', ['Zoning hearing']],
    ['pzc', ['Zoning hearing']],
    ['are there plays', ['An inspector calls']],
    ['any ESL classes', []],
    ['when is the PTA night', ['PTA night']],
    ['when is D&D night', ['D&D night']],
    ['q&a', ['Q and A']],
    ['the r&b', ['RB evening']],
    ['esl', []],
    ['zorbing pzc', ['Zoning hearing']],
    ['when is the next blood drive', ['Blood drive']],
  ])('names what is asked for: %s', (question, names) => expect(linked(answerByRules(question, [], TOWN))).toEqual(names));

  it.each<[string, string[]]>([
    ['blood drives pls', ['Blood drive', 'Blood drive']],
    ['the egg hunt got called off so when is the blood drive and where is it', ['Blood drive']],
    ['potluck supper topics', ['Potluck supper']],
  ])('is not led astray by other words: %s', (question, names) =>
    expect(linked(answerByRules(question, [], TOWN))).toEqual(names),
  );

  it.each<[string, string, string[]]>([
    ['Blood drive', 'why is the potluck supper cancelled', ['Potluck supper']],
    ['Blood drive', 'when does the boat launch open again', ['Boat launch opens']],
    ['Blood drive', 'any resume help at the library', ['Puppet hour']],
    ['Blood drive', 'is there a potluck supper one day in december', ['Potluck supper']],
    ['Blood drive', 'harbor commission or potluck supper', ['Harbor commission', 'Potluck supper']],
    ['Potluck supper', 'is that blood drive still on', ['Blood drive']],
    ['Blood drive', 'when does it start again', ['Blood drive']],
    ['Blood drive', 'when does it resume', ['Blood drive']],
    ['Potluck supper', 'why so early', ['Potluck supper']],
    ['Potluck supper', 'why is the zorbing cancelled', []],
    ['Blood drive', 'when does the blood drive start again', ['Blood drive']],
  ])('after another event is about what it names: %s, %s', (before, question, names) => {
    const asked = `when is the ${before.toLowerCase()}`;
    const history = [
      { role: 'user' as const, content: asked },
      { role: 'assistant' as const, content: answerByRules(asked, [], TOWN) },
    ];
    expect(linked(answerByRules(question, history, TOWN))).toEqual(names);
  });

  it('says of each event that is off that it is', () => {
    const town = townOf([
      { name: 'Story hour', date: '2026-11-25', status: 'cancelled', description: 'Miss Rosa is away.' },
      { name: 'Story hour', date: '2026-12-02' },
      { name: 'Chess', date: '2026-11-25', location: 'Library' },
    ]);
    expect(answerByRules('is story hour on wednesday cancelled', [], town)).toContain('Miss Rosa is away.');
    expect(answerByRules('when is story hour', [], town)).toMatch(/\/event\/2/);
    for (const row of answerByRules('anything to come', [], town).split('\n'))
      if (row.includes('/event/1)')) expect(row).toMatch(/cancelled/);
  });

  it('names what is on at other hours', () => {
    const yoga = townOf([{ name: 'Yoga', date: '2026-11-21', startTime: '2026-11-21T09:00:00-06:00', location: 'Armory' }]);
    for (const question of ['yoga saturday at 5pm', 'anything at the armory saturday night'])
      expect(answerByRules(question, [], yoga)).toMatch(/^I find nothing .*At other hours:\n.*\[Yoga\]/s);
  });

  it('does not deny what it has not understood', () => {
    expect(answerByRules('zorbing at the firehouse', [], TOWN)).toMatch(/^I find no/);
  });

  it('says that it knows no more of what it has found', () => {
    const history = [
      { role: 'user' as const, content: 'when is the blood drive' },
      { role: 'assistant' as const, content: '[Blood drive](/event/5)' },
    ];
    expect(answerByRules('can i sing', history, TOWN)).toContain('The calendar does not say more about “sing”.');
  });

  it('names an event whatever unknown word stands beside its name', () => {
    const names = fc.constantFrom('Harbor commission', 'Potluck supper', 'Blood drive', 'Egg hunt');
    const unknown = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{6,9}$/);
    const question = fc.constantFrom('when is the $', 'is there a $', 'where is the $', 'how much is the $', '$?');
    fc.assert(
      fc.property(names, unknown, question, fc.boolean(), (name, word, asking, isBefore) => {
        const asked = asking.replace('$', isBefore ? `${word} ${name}` : `${name} ${word}`);
        expect(linked(answerByRules(asked, [], TOWN))).toContain(name);
      }),
    );
  });
});
