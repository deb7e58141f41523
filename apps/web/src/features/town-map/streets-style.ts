import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

export type Colours = Readonly<Record<'land' | 'park' | 'water' | 'road' | 'line' | 'text', string>>;

export const applyColours = (style: StyleSpecification, colours: Colours): StyleSpecification => ({
  ...style,
  layers: style.layers.flatMap((layer) => colourLayer(layer, colours)),
});

/** Applies the first matching rule. A rule with `paint: null` removes the layer. */
const colourLayer = (layer: LayerSpecification, colours: Colours): LayerSpecification | [] => {
  const rule = RULES.find(
    ({ type, of: sourceLayer, named: layerId }) =>
      type === layer.type && matches(sourceLayer, sourceOf(layer)) && matches(layerId, layer.id),
  );
  if (!rule) return layer;
  return rule.paint
    ? ({ ...layer, paint: { ...paintWithoutPatterns(layer), ...rule.paint(colours) } } as LayerSpecification)
    : [];
};

type Rule = Readonly<{
  type: LayerSpecification['type'];
  of?: RegExp;
  named?: RegExp;
  paint: ((colours: Colours) => object) | null;
}>;

const RULES: readonly Rule[] = [
  { type: 'background', paint: ({ land }) => ({ 'background-color': land }) },
  { type: 'fill', of: /^water$/, paint: ({ water }) => ({ 'fill-color': water }) },
  { type: 'fill', named: /park|wood|grass|green|garden|cemetery|pitch|golf/, paint: ({ park }) => ({ 'fill-color': park }) },
  { type: 'fill', of: /^(landuse|landcover|park|building|aeroway|transportation)$/, paint: null },
  { type: 'fill-extrusion', paint: null },
  { type: 'line', of: /^waterway$/, paint: ({ water }) => ({ 'line-color': water }) },
  { type: 'line', of: /^transportation$/, named: /rail|transit/, paint: ({ line }) => ({ 'line-color': line }) },
  { type: 'line', of: /^transportation$/, named: /casing|outline/, paint: null },
  { type: 'line', of: /^transportation$/, paint: ({ road }) => ({ 'line-color': road, 'line-opacity': 1 }) },
  { type: 'line', of: /^(boundary|park|aeroway)$/, paint: ({ line }) => ({ 'line-color': line }) },
  {
    type: 'symbol',
    paint: ({ text, land }) => ({ 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5, 'text-halo-blur': 0 }),
  },
];

const matches = (pattern: RegExp | undefined, text: string) => !pattern || pattern.test(text);

const sourceOf = (layer: LayerSpecification) => ('source-layer' in layer ? (layer['source-layer'] ?? '') : '');

/** Removes patterns, outlines, gradients and translations, which would show the original style. */
const paintWithoutPatterns = ({ paint = {} }: LayerSpecification) =>
  Object.fromEntries(Object.entries(paint).filter(([name]) => !/pattern|outline|gradient|translate/.test(name)));
