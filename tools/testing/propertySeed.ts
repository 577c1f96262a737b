import fc from "fast-check";

// Every run tries the same inputs, so a change that fails is one that broke something. `npm run fuzz` tries new ones.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
