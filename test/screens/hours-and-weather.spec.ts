import './hours-and-weather/hours.stories';
import './hours-and-weather/weather.stories';
