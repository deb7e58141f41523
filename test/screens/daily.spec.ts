import './daily/hours.stories';
import './daily/weather.stories';
