import { readFileSync } from 'node:fs';
import { parseQuickAdd } from './parse-quick-add';
import { KNOWN } from '../../test/data/phrases';
import { findLostWords, toReading } from '../../test/data/score-phrases';
it('x', () => {
  for (const text of readFileSync('/tmp/q33/l.txt','utf8').split('\n').filter(Boolean).map((l) => l.replaceAll('\\n','\n'))) {
    const d = parseQuickAdd(text, KNOWN);
    process.stdout.write(`${JSON.stringify(text)}\n  ${toReading(d)} ${d.description && JSON.stringify(d.description)} ${d.questions.map(({question,choices})=>`? ${question} [${choices.map((c)=>c.label).join(' / ')}]`).join('')} ${findLostWords(text,d).length?'LOST '+findLostWords(text,d):''}\n`);
  }
});
