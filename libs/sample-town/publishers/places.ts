import { placeInTown, placeOutsideTown } from '../schedule/place';

export const councilChamber = placeInTown('Town Hall, Council Chamber', '111 West Second Street');
export const townHall = placeInTown('Town Hall, second floor', '111 West Second Street');
export const publicWorksYard = placeInTown('Public Works yard', '601 East Third Street');
export const policeHall = placeInTown('Police headquarters, community room', '1245 North Church Street');
export const mainStreetFirehouse = placeInTown('Main Street firehouse', '261 West Main Street');
export const lenolaFirehouse = placeInTown('Lenola firehouse', '229 North Lenola Road');
export const squadHall = placeInTown('Emergency squad hall', '107 West Main Street');

export const libraryMeetingRoom = placeInTown('Library meeting room, 111 West Second Street', '111 West Second Street');
export const childrensRoom = placeInTown('Children’s room', '111 West Second Street');
export const teenLoft = placeInTown('Library, teen loft', '111 West Second Street');
export const libraryLawn = placeInTown('Library lawn', '111 West Second Street');

export const highSchool = placeInTown('Moorestown High School auditorium', '350 Bridgeboro Road');
export const highSchoolLibrary = placeInTown('Moorestown High School, media center', '350 Bridgeboro Road');
export const wesBankerField = placeInTown('Wes Banker Field, Bridgeboro Road', '350 Bridgeboro Road');
export const allenSchool = placeInTown('William Allen Middle School', '801 North Stanwick Road');
export const upperElementary = placeInTown('Upper Elementary School', '325 Borton Landing Road');
export const bakerSchool = placeInTown('George C. Baker Elementary School', '139 West Maple Avenue');
export const robertsSchool = placeInTown('Mary E. Roberts Elementary School', '290 Crescent Avenue');
export const southValleySchool = placeInTown('South Valley Elementary School', '210 South Stanwick Road');
export const friendsSchool = placeInTown('Friends School, Dining Hall Commons', '110 East Main Street');

export const recreationCenter = placeInTown('Recreation Center, 4 North Church Street', '4 North Church Street');
export const bishopPark = placeInTown('Wesley Bishop Park', '800 North Church Street');
export const memorialField = placeInTown('Memorial Field', '400 South Stanwick Road');
export const jeffersonFields = placeInTown('Jefferson Street fields', '301 Jefferson Street');
export const swimClub = placeInTown('Swim club, main pool', '725 Chestnut Avenue');

export const perkinsCenter = placeInTown('395 Kings Highway', '395 Kings Highway');
export const recitalRoom = placeInTown('Perkins Center, recital room', '395 Kings Highway');
export const communityHouse = placeInTown('Community House, main hall', '16 East Main Street');
export const communityHouseLawn = placeInTown('Community House lawn, 16 East Main Street', '16 East Main Street');
export const communityHouseLibrary = placeInTown('Community House, library room', '16 East Main Street');
export const mainStreet = placeInTown('Main Street, Chester Avenue to Church Street', '60 East Main Street');
export const smithCadbury = placeInTown('Smith-Cadbury Mansion, 12 High Street', '12 High Street');

export const meetingHouse = placeInTown('Friends Meeting House', '118 East Main Street');
export const firstBaptist = placeInTown('First Baptist Church hall', '19 West Main Street');
export const firstPresbyterian = placeInTown('First Presbyterian Church', '101 Bridgeboro Road');
export const goodCounsel = placeInTown('Parish hall, 42 West Main Street', '42 West Main Street');
export const trinityChurch = placeInTown('Trinity Episcopal Church', '207 West Main Street');

export const strawbridgeLake = placeInTown('Boat ramp on Haines Drive', '250 Haines Drive');
export const pompestonCreek = placeInTown('Meet at the Tom Brown Road lot', '201 Tom Brown Road');
export const boundaryCreek = placeInTown('Boundary Creek Park', '630 Creek Road');
export const jonesFarm = placeInTown('Jones Farm', '800 Westfield Road');
export const swedesRun = placeInTown('Swedes Run fields, Westfield Road gate', '1000 Westfield Road');

export const boundaryCreekPark = placeInTown('Boundary Creek Natural Resource Area', '630 Creek Road');
export const countyAgriculturalCenter = placeInTown('Burlington County Agricultural Center', '500 Centerton Road');
export const pennington = placeOutsideTown('Pennington Park', '1350 Creek Road, Delanco, NJ 08075');
export const countyHealth = placeOutsideTown('County health center', '15 Pioneer Boulevard, Westampton, NJ 08060');

export const southPhiladelphia = placeOutsideTown('South Philadelphia', '3601 South Broad Street, Philadelphia, PA 19148');
export const ballpark = placeOutsideTown('The ballpark, South Philadelphia', '1 Citizens Bank Way, Philadelphia, PA 19148');
export const chester = placeOutsideTown('Chester riverfront', '2501 Seaport Drive, Chester, PA 19013');
