/** Default working hours and weekdays (0 is Sunday) of an agent. */
export const firstWorkingHours = { from: 9, to: 18, days: [1, 2, 3, 4, 5] };
