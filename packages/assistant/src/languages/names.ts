/**
 * Given names common among renters in South Florida. They only help where a
 * name is written in lower case after a weak opening ("soy daniela", "im john").
 */
export const givenNames = `maria, jose, juan, luis, carlos, jorge, daniela, daniel, andrea, andres, ana, anna, laura, sofia, camila, valentina, isabella, gabriela, gabriel,
 miguel, angel, pedro, pablo, diego, alejandro, alejandra, fernando, fernanda, ricardo, roberto, eduardo, eduarda, francisco, manuel, manuela, rafael, rafaela, raul, ramon, ruben,
 sergio, javier, oscar, hector, victor, cesar, mario, marta, martha, rosa, carmen, teresa, patricia, monica, veronica, claudia, diana, adriana, paola, natalia, carolina, catalina,
 juliana, julian, julio, julia, lucia, luciana, lucas, mateo, matias, santiago, sebastian, nicolas, tomas, martin, martina, mariana, mariano, yanet, yaneth, yudelkis, yusimi, yoel, yoandry,
 yordanka, yosvani, osvaldo, osmany, lazaro, odalys, mayra, maikel, michel, leidy, yenny, jenny, jennifer, jessica, ashley, emily, emma, olivia, ava, mia, charlotte, amelia, harper, evelyn,
 abigail, elizabeth, ella, avery, scarlett, grace, chloe, victoria, riley, aria, lily, aubrey, zoey, hannah, layla, brooklyn, zoe, penelope, nora, james, john, robert, michael, william, david,
 richard, joseph, thomas, charles, christopher, matthew, anthony, mark, donald, steven, stephen, paul, andrew, joshua, kenneth, kevin, brian, george, timothy, ronald, edward, jason, jeffrey,
 ryan, jacob, gary, nicholas, eric, erik, jonathan, larry, justin, scott, brandon, benjamin, samuel, gregory, alexander, alex, frank, patrick, raymond, jack, dennis, jerry, tyler, aaron, adam,
 nathan, henry, zachary, kyle, noah, ethan, jeremy, walter, christian, keith, roger, terry, austin, sean, gerald, carl, harold, dylan, arthur, lawrence, jordan, jesse, bryan, billy, bruce, logan,
 mary, linda, barbara, susan, sarah, sara, karen, lisa, nancy, betty, sandra, margaret, kimberly, donna, michelle, carol, amanda, melissa, deborah, stephanie, rebecca, sharon, cynthia, kathleen,
 amy, angela, shirley, brenda, pamela, nicole, katherine, samantha, christine, catherine, virginia, debra, rachel, janet, carolyn, maria jose, heather, diane, joyce, joan, kelly, lauren, christina,
 megan, gloria, alice, ann, jean, kathryn, beth, denise, tammy, irene, jane, lori, tiffany, andreina, mariangel, oriana, yuliana, luisa, elena, helena, irma, ivan, ivonne, yvonne, felipe, felix,
 ignacio, jaime, joaquin, leonardo, leo, lorenzo, marcos, marcelo, marcela, maximiliano, rodrigo, salvador, simon, vicente, xavier, ximena, jimena, agustin, agustina, florencia, guadalupe, lupe,
 facundo, ezequiel, joao, thiago, tiago, bruno, beatriz, silvia, sylvia, susana, raquel, pilar, olga, norma, nelson, wilson, wilmer, yasmin, jazmin, yolanda, esther, ester, estela, estefania, esteban,
 enrique, emilio, emilia, elias, edgar, dayana, dariel, darwin, cristian, cristina, cristobal, consuelo, cecilia, bryan, brayan, armando, antonio, antonia, alfredo, alberto, aldo, ale, vale, gabi, dani,
 nico, santi, mauricio, mauro, gustavo, guillermo, gerardo, german, gonzalo, humberto, hugo, ernesto, efrain, dagoberto, arturo, alvaro, alina, aleida, milena, mildred, mirta, mercedes, lourdes, liliana,
 leticia, karla, carla, karina, katia, ines, isabel, hilda, graciela, griselda, fabiola, fabian, fabiana, eva, dulce, dolores, delia, belkis, barbaro, yamile, yaima, wendy, vivian, vanessa, tatiana, tania,
 stefany, rocio, renata, regina, paula, pamela, noelia, nataly, nathalie, nadia, mireya, melanie, mayerlin, maritza, marisol, marina, marielena, maribel, mariela, magaly, luz, lorena, lizbeth, lissette, lina`;
