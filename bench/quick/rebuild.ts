import { join } from 'node:path';
import { projections } from '#projections';
import { askNewChild, startChild } from '../lib/child';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import type { FoldResult, FoldTask } from '../rebuild/fold';
import type { LogResult, LogTask } from '../rebuild/log';
import { removeReadModels } from '../rebuild/remove-read-models';

const EVENTS = 20_000;
const STREAMS = 2_000;

const READ_MODELS: Record<string, readonly string[]> = {
  catalogue: ['catalogue'],
  preferences: ['preferences'],
  all: projections.map(({ name }) => name),
};

const program = (name: string) => join(__dirname, '../rebuild', `${name}.js`);

serveQuickBench(async (directory) => {
  const flat = join(directory, 'events.jsonl');
  await askNewChild<LogTask, LogResult>(program('log'), { events: EVENTS, streams: STREAMS, directory, flat });
  const foldChild = startChild<FoldTask, FoldResult>(program('fold'));
  const parsing = startChild<{ flat: string }, FoldResult>(program('flat'));

  const measure = async (names: readonly string[], parsed: FoldResult): Promise<Record<'work' | 'documents', Figure>> => {
    await removeReadModels(directory);
    const { work, documents, events } = await foldChild.ask({ where: { folder: directory }, names });
    const perThousand = ({ work, events }: Pick<FoldResult, 'work' | 'events'>) => (work * 1_000) / events;
    return {
      work: { unit: 'ms of a processor', better: 'lower', ours: perThousand({ work, events }), peer: perThousand(parsed) },
      documents: { unit: 'documents', better: 'lower', ours: documents, isExact: true },
    };
  };
  return {
    round: async () => {
      const parsed = await parsing.ask({ flat });
      const figures: Record<string, Figure> = {};
      for (const [what, names] of Object.entries(READ_MODELS)) {
        const { work, documents } = await measure(names, parsed);
        figures[rowName('rebuild', what)] = work;
        figures[rowName('rebuild', what, 'documents')] = documents;
      }
      return figures;
    },
    close: () => Promise.all([foldChild.stop(), parsing.stop()]),
  };
});
