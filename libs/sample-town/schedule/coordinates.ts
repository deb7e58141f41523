import type { Coordinates } from '#libs/contracts';

export const coordinatesOf = (address: string): Coordinates => {
  const [latitude, longitude] = COORDINATES_BY_ADDRESS[address]!;
  return { latitude, longitude };
};

const COORDINATES_BY_ADDRESS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '111 West Second Street': [39.9683, -74.9511],
  '601 East Third Street': [39.9729, -74.9362],
  '1245 North Church Street': [39.9896, -74.9497],
  '261 West Main Street': [39.9641, -74.9574],
  '229 North Lenola Road': [39.9668, -74.9791],
  '107 West Main Street': [39.9657, -74.9524],

  '350 Bridgeboro Road': [39.9812, -74.9401],
  '801 North Stanwick Road': [39.9824, -74.9441],
  '325 Borton Landing Road': [39.9761, -74.9216],
  '139 West Maple Avenue': [39.9637, -74.9527],
  '290 Crescent Avenue': [39.9719, -74.9593],
  '210 South Stanwick Road': [39.9613, -74.9372],
  '110 East Main Street': [39.9682, -74.9437],

  '4 North Church Street': [39.9687, -74.9446],
  '800 North Church Street': [39.9829, -74.9486],
  '400 South Stanwick Road': [39.9574, -74.9366],
  '301 Jefferson Street': [39.9748, -74.9549],
  '725 Chestnut Avenue': [39.9571, -74.9548],

  '395 Kings Highway': [39.9596, -74.9633],
  '16 East Main Street': [39.9671, -74.9473],
  '60 East Main Street': [39.9676, -74.9455],
  '12 High Street': [39.9661, -74.9467],

  '118 East Main Street': [39.9684, -74.9429],
  '19 West Main Street': [39.9667, -74.9491],
  '101 Bridgeboro Road': [39.9727, -74.9419],
  '42 West Main Street': [39.9663, -74.9502],
  '207 West Main Street': [39.9648, -74.9552],

  '250 Haines Drive': [39.9546, -74.9561],
  '201 Tom Brown Road': [39.9879, -74.9621],
  '630 Creek Road': [39.9988, -74.9236],
  '800 Westfield Road': [39.9893, -74.9338],
  '1000 Westfield Road': [39.9942, -74.9311],

  '500 Centerton Road': [39.9781, -74.9012],
  '1350 Creek Road, Delanco, NJ 08075': [40.0372, -74.9483],
  '15 Pioneer Boulevard, Westampton, NJ 08060': [40.0171, -74.8062],

  '3601 South Broad Street, Philadelphia, PA 19148': [39.9012, -75.172],
  '1 Citizens Bank Way, Philadelphia, PA 19148': [39.9061, -75.1665],
  '2501 Seaport Drive, Chester, PA 19013': [39.8328, -75.3788],
};
