/** Rough shoreline of Biscayne Bay, from south to north: latitude and longitude. */
export const shore: readonly (readonly [number, number])[] = [
  [25.4, -80.32],
  [25.6, -80.305],
  [25.66, -80.262],
  [25.71, -80.246],
  [25.735, -80.222],
  [25.752, -80.198],
  [25.775, -80.186],
  [25.81, -80.1855],
  [25.85, -80.176],
  [25.9, -80.155],
  [25.96, -80.141],
  [26.2, -80.125],
];
/** The barrier islands, from north to south along the bay and back along the ocean. */
export const islands: readonly (readonly [number, number])[] = [
  [26.2, -80.112],
  [25.96, -80.126],
  [25.87, -80.134],
  [25.79, -80.148],
  [25.765, -80.14],
  [25.765, -80.13],
  [25.87, -80.119],
  [25.96, -80.117],
  [26.2, -80.094],
];
