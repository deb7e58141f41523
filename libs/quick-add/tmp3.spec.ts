import { findCandidates } from './find-candidates';
import { buildCovers } from './build-covers';
it('x', () => {
  const text = process.env.L!;
  const c = findCandidates(text, { today: '2026-11-20', minuteOfDay: 720, town: 'X', places: [] });
  process.stdout.write(c.hours.map((h)=>`H ${text.slice(h.from,h.to)} ${h.reading.weight} ${h.reading.form}`).join('\n')+'\n'+c.days.map((h)=>`D ${text.slice(h.from,h.to)} ${h.reading.weight} ${h.reading.kind} ${h.reading.role}`).join('\n')+'\n'+c.repeats.map((h)=>`R ${text.slice(h.from,h.to)} ${h.reading.weight}`).join('\n')+'\n'+c.ends.map((h)=>`E ${text.slice(h.from,h.to)} ${h.reading.weight}`).join('\n')+'\n'+c.places.map((h)=>`P ${text.slice(h.from,h.to)} ${h.reading.weight}`).join('\n')+'\n');
  for (const v of buildCovers(text, c, []).slice(0,12)) process.stdout.write(`${v.weight.toFixed(2)} ${v.parts.map((p)=>`${p.kind}:${text.slice(p.from,p.to)}`).join(' | ')}\n`);
});
