/**
 * Placeholder for a migration that ran on some databases before 0025 replaced it: it changed two functions, one of
 * which 0025 drops and the other it replaces again. Only its name is needed, so that those databases open.
 */
export async function up(): Promise<void> {}
