/**
 * Stands for a migration that ran on some databases before 0025 took its place: it replaced two functions, one of which
 * 0025 drops and the other replaces again. Only its name is needed, so that those databases open.
 */
export async function up(): Promise<void> {}
