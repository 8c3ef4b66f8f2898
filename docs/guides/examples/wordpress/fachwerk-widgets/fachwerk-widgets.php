<?php
/**
 * Plugin Name:       Fachwerk Widgets
 * Description:       Shows widgets of the shop in posts and pages: a block with a form and a live preview.
 * Version:           1.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       fachwerk-widgets
 *
 * @package FachwerkWidgets
 */

namespace Fachwerk\Widgets;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const OPTION = 'fachwerk_widgets';
const SCRIPT = 'fachwerk-shell';

/** Settings: the address of the shop, and how widgets meet the styles of the theme. */
function settings(): array {
	$defaults = array(
		'shop'        => '',
		'isolate'     => false,
		'inheritType' => false,
	);
	return array_merge( $defaults, array_intersect_key( (array) get_option( OPTION, array() ), $defaults ) );
}

/**
 * Origin of the shop, e.g. "https://www.shop.example"; empty if the text is no address by http or https.
 *
 * @param mixed $value A text of the settings form.
 */
function shop_origin( $value ): string {
	$parts = wp_parse_url( trim( (string) $value ) );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
		return '';
	}
	if ( ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
		return '';
	}
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * Settings as they are stored.
 *
 * @param mixed $input Fields of the settings form.
 */
function sanitize_settings( $input ): array {
	$input = is_array( $input ) ? $input : array();
	return array(
		'shop'        => shop_origin( $input['shop'] ?? '' ),
		'isolate'     => ! empty( $input['isolate'] ),
		'inheritType' => ! empty( $input['inheritType'] ),
	);
}

/** Address of the script; the shop answers the version of this page view. */
function shell_address(): string {
	return settings()['shop'] . '/shell/shell.js';
}

/** Attributes of the script tag by their names. */
function script_attributes(): array {
	$settings = settings();
	return array_filter(
		array(
			'data-isolate'      => $settings['isolate'],
			'data-inherit-type' => $settings['inheritType'],
		)
	);
}

/**
 * HTML of the block: the element of the widget with a link as its fallback. Authors without the right to write
 * HTML choose name and settings only, so that nothing else reaches the page.
 *
 * @param array $attributes Attributes of the block: widget, props.
 */
function render_block( array $attributes ): string {
	$name = (string) ( $attributes['widget'] ?? '' );
	if ( '' === settings()['shop'] || 1 !== preg_match( '/^[a-z][a-z0-9-]*$/D', $name ) ) {
		return '';
	}
	wp_enqueue_script( SCRIPT );
	$props = $attributes['props'] ?? array();
	return sprintf(
		'<div %1$s><div data-widget="%2$s" data-props="%3$s"><p><a href="%4$s">%5$s</a></p></div></div>',
		get_block_wrapper_attributes(),
		esc_attr( $name ),
		esc_attr( wp_json_encode( (object) ( is_array( $props ) ? $props : array() ) ) ),
		esc_url( settings()['shop'] . '/' ),
		esc_html__( 'Zum Shop', 'fachwerk-widgets' )
	);
}

/** Registers the script of the shop, the editor's script and the block. */
function register(): void {
	// Without a version: the shop chooses it.
	wp_register_script( SCRIPT, shell_address(), array(), null, array( 'strategy' => 'defer' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script(
		'fachwerk-widgets-editor',
		plugins_url( 'editor.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		'1.1.0',
		true
	);
	wp_add_inline_script(
		'fachwerk-widgets-editor',
		'window.fachwerkWidgets = ' . wp_json_encode( settings() ) . ';',
		'before'
	);
	register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
}
add_action( 'init', __NAMESPACE__ . '\register' );

/**
 * The script tag with the attributes of the settings.
 *
 * @param string $tag    The tag.
 * @param string $handle Name of the script.
 */
function script_tag( string $tag, string $handle ): string {
	if ( SCRIPT !== $handle ) {
		return $tag;
	}
	$attributes = implode( ' ', array_keys( script_attributes() ) );
	return '' === $attributes ? $tag : str_replace( '<script ', "<script $attributes ", $tag );
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\script_tag', 10, 2 );

/** The page "Settings > Fachwerk Widgets". */
function settings_page(): void {
	$settings = settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Fachwerk Widgets', 'fachwerk-widgets' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row">
						<label for="fachwerk-shop"><?php esc_html_e( 'Adresse des Shops', 'fachwerk-widgets' ); ?></label>
					</th>
					<td>
						<input id="fachwerk-shop" name="<?php echo esc_attr( OPTION ); ?>[shop]" type="url" class="regular-text"
							placeholder="https://www.shop.example" value="<?php echo esc_attr( $settings['shop'] ); ?>">
						<p class="description">
							<?php
							printf(
								/* translators: %s: origin of this site */
								esc_html__( 'Der Betreiber des Shops trägt %s in ALLOWED_ORIGINS ein.', 'fachwerk-widgets' ),
								'<code>' . esc_html( shop_origin( home_url() ) ) . '</code>'
							);
							?>
						</p>
					</td>
				</tr>
				<?php
				$options = array(
					'isolate'     => __( 'Von den Stilen des Themes abschirmen (data-isolate)', 'fachwerk-widgets' ),
					'inheritType' => __( 'Schrift des Themes verwenden (data-inherit-type)', 'fachwerk-widgets' ),
				);
				foreach ( $options as $name => $label ) :
					?>
					<tr>
						<th scope="row"></th>
						<td>
							<label>
								<input type="checkbox" name="<?php echo esc_attr( OPTION . "[$name]" ); ?>" value="1"
									<?php checked( $settings[ $name ] ); ?>>
								<?php echo esc_html( $label ); ?>
							</label>
						</td>
					</tr>
				<?php endforeach; ?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

add_action(
	'admin_init',
	static function (): void {
		register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
	}
);
add_action(
	'admin_menu',
	static function (): void {
		$title = __( 'Fachwerk Widgets', 'fachwerk-widgets' );
		add_options_page( $title, $title, 'manage_options', 'fachwerk-widgets', __NAMESPACE__ . '\settings_page' );
	}
);
