import { useState } from 'react';
import { type ParsedEvent, withTimesOfDay } from '#libs/contracts';
import { ApiError, api } from '../../lib/api';
import { remembered, useRemembered } from '../../lib/local-storage';
import { toast } from '../../lib/toast';
import { useOwnEvents } from '../own-events/use-own-events';
import { DraftConfirmation } from './draft-confirmation';
import { listCategories } from './hashtags';
import { TypingBox } from './typing-box';

export const QuickAddCard = () => {
  const events = useOwnEvents();
  const [magic] = useRemembered(remembered.magicStuff);
  const [text, setText] = useState('');
  const [parsing, setParsing] = useState(false);
  const [parsed, setParsed] = useState<{ text: string; event: ParsedEvent }>();

  const parse = async () => {
    if (!text.trim() || parsing) return;
    setParsing(true);
    try {
      const event = await api.post<ParsedEvent>(
        '/events/parse-natural-language',
        toParseRequest(text, listCategories(events), magic),
      );
      setParsed({ text, event: withTimesOfDay(event) });
    } catch (error) {
      toast({ title: 'Parse Error', description: errorTextFor(error), variant: 'destructive' });
    } finally {
      setParsing(false);
    }
  };

  const clear = () => {
    setParsed(undefined);
    setText('');
  };

  return parsed ? (
    <DraftConfirmation text={parsed.text} parsed={parsed.event} onEdit={() => setParsed(undefined)} onClear={clear} />
  ) : (
    <TypingBox text={text} onText={setText} parsing={parsing} onAdd={parse} events={events} />
  );
};

/** '#' in the text names the category, so no suggestions are needed. */
const toParseRequest = (text: string, availableCategories: readonly string[], magic: boolean) => ({
  text,
  ...(text.includes('#') ? {} : { availableCategories }),
  ...(magic ? {} : { assisted: false }),
});

const errorTextFor = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 && error.sentence
    ? error.sentence
    : 'Could not understand the event description. Try being more specific.';
