import { moreRoomsWords, plainQuotes, titleOf, whereWords } from '#libs/contracts';
import type { Size } from '../town-map/camera';
import type { Point } from '../town-map/mercator';
import { PinLabel } from '../town-map/pin-label';
import type { MapView } from '../town-map/use-map-view';
import { isSpread, type Pin, pinLabel, rowsOfPin } from './pins';

type Props = { pins: readonly Pin[]; view: MapView; isSelected: (pin: Pin) => boolean; onSelect: (pin: Pin) => void };

/** A label for each pin in the picture: what is outside of it stands in the list. */
export const EventPins = ({ pins, view, isSelected, onSelect }: Props) =>
  pins.map((pin) => {
    const at = view.pointOf(pin.place);
    return (
      isWithin(view.size, at) && (
        <PinLabel
          key={pin.members[0]!.event.id}
          at={at}
          label={pinLabel(pin)}
          aria-label={wordsOf(pin)}
          selected={isSelected(pin)}
          aria-pressed={isSelected(pin)}
          onClick={() => onSelect(pin)}
        />
      )
    );
  });

const isWithin = ({ width, height }: Size, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

const wordsOf = (pin: Pin) => {
  const [one, ...others] = rowsOfPin(pin);
  if (others.length > 0)
    return `${pinLabel(pin)} ${isSpread(pin) ? 'close to each other' : `at ${plainQuotes(whereWords(one!.event))}`}`;
  return [`${pinLabel(pin)}: ${titleOf(one!.event)}`, one!.others.length > 0 && moreRoomsWords(one!)].filter(Boolean).join(' ');
};
