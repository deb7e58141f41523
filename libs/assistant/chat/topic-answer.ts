/** To a question that is not answered from the list of events. `denies` as in a chat answer. */
export type TopicAnswer = Readonly<{ text: string; denies?: 'words' | 'rest' }>;
