export type Toast = { id: number; title: string; description?: string; variant: 'default' | 'destructive' };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something in a corner for 5 seconds. One is seen at a time: a new one takes the place of the last. */
export const toast = ({ variant = 'default', ...words }: { title: string; description?: string; variant?: Toast['variant'] }) =>
  show({ id: ++lastId, variant, ...words });

export const toasts = {
  current: () => current,
  dismiss: (id: number) => {
    if (current?.id === id) show(null);
  },
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
};

const show = (next: Toast | null) => {
  current = next;
  for (const changed of listeners) changed();
};
