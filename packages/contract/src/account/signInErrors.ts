/** Sign-ins that failed or were stopped. */
export const signInErrors = {
  wrong_credentials: {
    status: 401,
    en: "That email and password don't match.",
    es: "El correo y la contraseña no coinciden.",
  },
  wrong_code: {
    status: 403,
    en: "Incorrect code. Use the newest one from your app, or a recovery code.",
    es: "Código incorrecto. Usa el más reciente de tu app o un código de recuperación.",
  },
  wrong_passkey: {
    status: 403,
    en: "That passkey didn't work. Try again, or sign in with your password.",
    es: "Esta llave de acceso no funcionó. Intenta otra vez o entra con tu contraseña.",
  },
  second_step_over: {
    status: 401,
    en: "That took too long, or too many tries. Please sign in again.",
    es: "Pasó demasiado tiempo o fueron demasiados intentos. Inicia sesión de nuevo.",
  },
  second_factor_required: {
    status: 403,
    en: "Admins need two-step sign-in. Set up an authenticator app or a passkey first.",
    es: "Los administradores necesitan la verificación en dos pasos. Primero configura una app de autenticación o una llave de acceso.",
  },
  // The wait is a quarter of an hour and doubles each time; a reset ends it immediately.
  too_many_sign_ins: {
    status: 429,
    en: "Too many wrong passwords. Reset your password, or try again later.",
    es: "Fueron demasiadas contraseñas equivocadas. Restablece tu contraseña o intenta otra vez más tarde.",
  },
  too_many_codes: {
    status: 429,
    en: "Too many wrong codes. Reset your password, or try again later.",
    es: "Fueron demasiados códigos equivocados. Restablece tu contraseña o intenta otra vez más tarde.",
  },
} as const;
