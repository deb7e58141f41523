import { elsewhere, place } from '../placing/place';

export const councilChamber = place('Town Hall, Council Chamber', '111 West Second Street');
export const townHall = place('Town Hall, second floor', '111 West Second Street');
export const publicWorksYard = place('Public Works yard', '601 East Third Street');
export const policeHall = place('Police headquarters, community room', '1245 North Church Street');
export const mainStreetFirehouse = place('Main Street firehouse', '261 West Main Street');
export const lenolaFirehouse = place('Lenola firehouse', '229 North Lenola Road');
export const squadHall = place('Emergency squad hall', '107 West Main Street');

export const libraryMeetingRoom = place('Library meeting room, 111 West Second Street', '111 West Second Street');
export const childrensRoom = place('Children’s room', '111 West Second Street');
export const teenLoft = place('Library, teen loft', '111 West Second Street');
export const libraryLawn = place('Library lawn', '111 West Second Street');

export const highSchool = place('Moorestown High School auditorium', '350 Bridgeboro Road');
export const highSchoolLibrary = place('Moorestown High School, media center', '350 Bridgeboro Road');
export const wesBankerField = place('Wes Banker Field, Bridgeboro Road', '350 Bridgeboro Road');
export const allenSchool = place('William Allen Middle School', '801 North Stanwick Road');
export const upperElementary = place('Upper Elementary School', '325 Borton Landing Road');
export const bakerSchool = place('George C. Baker Elementary School', '139 West Maple Avenue');
export const robertsSchool = place('Mary E. Roberts Elementary School', '290 Crescent Avenue');
export const southValleySchool = place('South Valley Elementary School', '210 South Stanwick Road');
export const friendsSchool = place('Friends School, Dining Hall Commons', '110 East Main Street');

export const recreationCenter = place('Recreation Center, 4 North Church Street', '4 North Church Street');
export const bishopPark = place('Wesley Bishop Park', '800 North Church Street');
export const memorialField = place('Memorial Field', '400 South Stanwick Road');
export const jeffersonFields = place('Jefferson Street fields', '301 Jefferson Street');
export const swimClub = place('Swim club, main pool', '725 Chestnut Avenue');

export const perkinsCenter = place('395 Kings Highway', '395 Kings Highway');
export const recitalRoom = place('Perkins Center, recital room', '395 Kings Highway');
export const communityHouse = place('Community House, main hall', '16 East Main Street');
export const communityHouseLawn = place('Community House lawn, 16 East Main Street', '16 East Main Street');
export const communityHouseLibrary = place('Community House, library room', '16 East Main Street');
export const mainStreet = place('Main Street, Chester Avenue to Church Street', '60 East Main Street');
export const smithCadbury = place('Smith-Cadbury Mansion, 12 High Street', '12 High Street');

export const meetingHouse = place('Friends Meeting House', '118 East Main Street');
export const firstBaptist = place('First Baptist Church hall', '19 West Main Street');
export const firstPresbyterian = place('First Presbyterian Church', '101 Bridgeboro Road');
export const goodCounsel = place('Parish hall, 42 West Main Street', '42 West Main Street');
export const trinityChurch = place('Trinity Episcopal Church', '207 West Main Street');

export const strawbridgeLake = place('Boat ramp on Haines Drive', '250 Haines Drive');
export const pompestonCreek = place('Meet at the Tom Brown Road lot', '201 Tom Brown Road');
export const boundaryCreek = place('Boundary Creek Park', '630 Creek Road');
export const jonesFarm = place('Jones Farm', '800 Westfield Road');
export const swedesRun = place('Swedes Run fields, Westfield Road gate', '1000 Westfield Road');

export const boundaryCreekPark = place('Boundary Creek Natural Resource Area', '630 Creek Road');
export const countyAgriculturalCenter = place('Burlington County Agricultural Center', '500 Centerton Road');
export const pennington = elsewhere('Pennington Park', '1350 Creek Road, Delanco, NJ 08075');
export const countyHealth = elsewhere('County health center', '15 Pioneer Boulevard, Westampton, NJ 08060');

export const southPhiladelphia = elsewhere('South Philadelphia', '3601 South Broad Street, Philadelphia, PA 19148');
export const ballpark = elsewhere('The ballpark, South Philadelphia', '1 Citizens Bank Way, Philadelphia, PA 19148');
export const chester = elsewhere('Chester riverfront', '2501 Seaport Drive, Chester, PA 19013');
