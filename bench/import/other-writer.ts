import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type EventStore, NO_STREAM } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { answerQuestions } from '../lib/child';

const PAUSE_MS = 5;

let isWriting = true;
let writing: Promise<number>;

/** First the data directory into which to append facts, then 'stop': returns the longest wait for one, in milliseconds. */
answerQuestions(async (question: { data: string } | 'stop'): Promise<number> => {
  isWriting = question !== 'stop';
  if (question !== 'stop') writing = write(question.data);
  return question === 'stop' ? writing : 0;
});

const write = async (folder: string): Promise<number> => {
  const { store, close } = openStores({ folder });
  let longest = 0;
  for (let revision = NO_STREAM; isWriting; revision++) {
    const begun = performance.now();
    await append(store, revision);
    longest = Math.max(longest, performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  await close();
  return longest;
};

const append = (store: EventStore, revision: number) => {
  const [commandId, time] = [randomUUID(), new Date().toISOString()];
  const metadata = { actor: 'bench', time, commandId, correlationId: commandId };
  return store.append('bench-other', [{ id: randomUUID(), type: 'BenchWritten', data: {}, metadata }], revision);
};
